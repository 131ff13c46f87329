import SwiftSyntax

/// A declaration at the top of a source, by which a screen reaches it or not.
struct ReachUnit {
  /// The kind of unit.
  enum Kind: Equatable {
    /// A type or another named declaration; an extension of a type of the module goes with it.
    case declaration
    /// An extension of a type that others have, or of one of the module.
    case extensionOf(String)
    /// A preview or a screen, and code that runs by itself.
    case root
  }

  let range: Range<Int>
  let kind: Kind
  /// Its own names; what an extension adds to its type.
  private(set) var names: Set<String> = []
  /// The types that it is declared to conform to.
  let inherited: [String]
  /// The names that it uses, as such and behind a period.
  private(set) var uses: Set<String> = []
  private(set) var memberUses: Set<String> = []
  /// The labels of arguments in it.
  private(set) var labels: Set<String> = []
  /// The labels of the initialisers and subscripts that an extension adds: one may be wanted for all of them.
  private(set) var labelled: [Set<String>] = []
  /// Whether it adds what the compiler calls without naming it.
  private(set) var hasUnnamedMembers = false

  /// Members that code has without naming them.
  private static let unnamed: Set<String> = [
    "appendInterpolation", "appendLiteral", "body", "buildArray", "buildBlock", "buildEither",
    "buildExpression", "buildFinalResult", "buildLimitedAvailability", "buildOptional",
    "buildPartialBlock", "callAsFunction", "hash", "makeAsyncIterator", "makeBody",
    "makeIterator", "next", "projectedValue", "wrappedValue",
  ]

  /// Reads a declaration.
  ///
  /// - Parameters:
  ///   - node: The declaration with its attributes.
  ///   - range: The range in the source.
  ///   - module: The name of the module: types may be named behind it.
  init(_ node: Syntax, range: Range<Int>, kind: Kind, module: String) {
    self.range = range
    self.kind = kind
    let group = node.asProtocol((any DeclGroupSyntax).self)
    inherited = ReachUnit.inherited(group)
    if case .extensionOf = kind, let group {
      appendMembers(of: group.memberBlock.members)
    } else if let declaration = node.as(DeclSyntax.self) {
      names = Set(DeclaredNames.names(of: declaration).map(ReachUnit.plain))
    }
    for token in node.tokens(viewMode: .sourceAccurate) { append(token, module: module) }
  }

  /// The last names of what a type conforms to.
  private static func inherited(_ group: (any DeclGroupSyntax)?) -> [String] {
    let types = group?.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return types.flatMap { $0.split(separator: "&") }.compactMap { type in
      let words = type.split { !$0.isNamePart && $0 != "." }
      return words.last?.split(separator: ".").last.map(String.init)
    }
  }

  /// A name without the marks around one that is a word of the language.
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  // MARK: What an extension adds

  private mutating func appendMembers(of items: MemberBlockItemListSyntax) {
    for item in items {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .initializerDecl(let declaration):
        append(declaration.signature.parameterClause.parameters)
      case .subscriptDecl(let declaration): append(declaration.parameterClause.parameters)
      case .ifConfigDecl(let choice):
        for case .decls(let items)? in choice.clauses.map(\.elements) { appendMembers(of: items) }
      default:
        let own = DeclaredNames.names(of: item.decl).map(ReachUnit.plain)
        names.formUnion(own)
        if !ReachUnit.unnamed.isDisjoint(with: own) { hasUnnamedMembers = true }
      }
    }
  }

  private mutating func append(_ parameters: FunctionParameterListSyntax) {
    let own = parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
    labelled.append(Set(own.filter { $0 != "_" }))
  }

  // MARK: Used names

  private mutating func append(_ token: TokenSyntax, module: String) {
    let name = ReachUnit.plain(token.text)
    switch token.parent?.as(SyntaxEnum.self) {
    case .labeledExpr, .multipleTrailingClosureElement: labels.insert(name)
    case .declReferenceExpr(let reference):
      if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
        memberUses.insert(name)
        return
      }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
        Syntax(member.declName) == Syntax(reference)
      else {
        uses.insert(name)
        return
      }
      memberUses.insert(name)
      if member.base?.trimmedDescription == module { uses.insert(name) }
    case .identifierType: uses.insert(name)
    case .memberType(let member):
      memberUses.insert(name)
      if member.baseType.trimmedDescription == module { uses.insert(name) }
    case .binaryOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr, .macroExpansionExpr,
      .macroExpansionDecl:
      uses.insert(name)
    default:
      if case .dollarIdentifier = token.tokenKind { uses.insert(String(name.dropFirst())) }
    }
  }
}

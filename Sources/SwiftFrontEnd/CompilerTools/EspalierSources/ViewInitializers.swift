import SwiftSyntax

/// Collects the initialisers of a view type, for a hint to a user who has given other arguments.
final class ViewInitializers: SyntaxVisitor {
  private let name: String
  private var around: [String] = []
  private var declared: [String] = []
  /// The parameters of the initializer that a structure has without declaring one.
  private var properties: [String] = []

  /// Creates a list for a type, by its name with those of the types around it.
  init(of name: String, in source: [UInt8]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(SourceFileSyntax(bytes: source))
  }

  /// The calls that make a value, such as `Profile(user: User, stars: Int)`.
  var calls: [String] {
    let parameters = declared.isEmpty ? [properties.joined(separator: ", ")] : declared
    return parameters.map { "\(name)(\($0))" }
  }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    around.append(type)
    return .visitChildren
  }

  private var isInside: Bool { around.joined(separator: ".") == name }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInside {
      declared.append(
        node.signature.parameterClause.parameters.map { parameter in
          "\(parameter.firstName.text): \(parameter.type.trimmedDescription)"
        }.joined(separator: ", ")
      )
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let words = node.modifiers.map(\.name.text)
    let wrappers = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    guard isInside, !words.contains("static"), !words.contains("lazy"),
      wrappers.allSatisfy(ViewInitializers.passedWrappers.contains)
    else { return .skipChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      let hasValue = binding.initializer != nil
      let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      if hasValue, isConstant || words.contains("private") { continue }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? literalType(binding.initializer)
      let whole = wrappers.contains("Binding") ? "Binding<\(type)>" : type
      properties.append("\(binding.pattern.trimmedDescription): \(whole)")
    }
    return .skipChildren
  }

  /// Wrappers whose values are arguments.
  private static let passedWrappers: Set<String> = ["Binding", "ObservedObject", "Bindable"]

  /// The type of a literal; `_` where it takes a compiler to know.
  private func literalType(_ value: InitializerClauseSyntax?) -> String {
    switch value?.value.kind {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .booleanLiteralExpr: "Bool"
    default: "_"
    }
  }
}

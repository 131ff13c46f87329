import SwiftSyntax

/// Uses that fail wherever they stand, since one of them has failed: the compiler says one error a body and round,
/// so that each would take a further round.
struct AlikeUses {
  /// A use that fails.
  enum Use: Hashable {
    /// Any member of a value of a type that stands in for another one: `Current.log.…`.
    case memberOf(String)
    /// A call of a name with a label that nothing of this name takes.
    case call(name: String, label: String)
    /// A modifier that views do not have: `.limitedFrame()`.
    case modifier(String)
    /// A member that a type does not have: `Color.brand`.
    case memberOfType(String, String)
    /// A member as an argument of a call of a name: `.foregroundStyle(.brand)`.
    case argument(call: String, member: String)
  }

  /// The uses, with the problem that the first one was and how many there were.
  private(set) var found: [Use: (problem: CompilerProblem, count: Int)] = [:]
  private let standIns: Set<String>

  /// The fewest failed calls until all others fail, too: a single one may fail because of its
  /// arguments.
  private static let fewestCalls = 3

  init(standIns: Set<String>) { self.standIns = standIns }

  /// Notes an error.
  ///
  /// - Parameter token: The token at the error.
  mutating func append(_ problem: CompilerProblem, _ token: TokenSyntax) {
    guard let use = use(problem, token) else { return }
    found[use, default: (problem, 0)].count += 1
  }

  private func use(_ problem: CompilerProblem, _ token: TokenSyntax) -> Use? {
    switch problem.id {
    case "could_not_find_value_member":
      guard let type = problem.quoted.first,
        let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = member.base
      else { return nil }
      if AlikeUses.isOfNoView(token.text, type: type), !standIns.contains(type),
        AlikeUses.modifier(member.parent) == token.text
      {
        return .modifier(token.text)
      }
      guard let last = type.split(separator: " ").last, standIns.contains(String(last)),
        let name = AlikeUses.globalName(base)
      else { return nil }
      return .memberOf(name)
    case "could_not_find_type_member":
      let member =
        token.parent?.as(MemberAccessExprSyntax.self)
        ?? token.parent?.parent?.as(MemberAccessExprSyntax.self)
      guard let member, member.declName.baseName.text == problem.culprit else { return nil }
      if let base = member.base {
        return AlikeUses.globalName(base).map { .memberOfType($0, problem.culprit) }
      }
      return AlikeUses.call(around: member).map { .argument(call: $0, member: problem.culprit) }
    case "extra_argument_named":
      guard let label = problem.quoted.first else { return nil }
      var node: Syntax? = Syntax(token)
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if let call = current.as(FunctionCallExprSyntax.self),
          let name = AlikeUses.name(ofCall: call, label: label)
        {
          return .call(name: name, label: label)
        }
        node = current.parent
      }
      return nil
    default: return nil
    }
  }

  /// The uses of which others fail as well.
  var certain: [(use: Use, problem: CompilerProblem)] {
    found.compactMap { use, value in
      switch use {
      case .memberOf, .modifier, .memberOfType, .argument: break
      case .call: guard value.count >= AlikeUses.fewestCalls else { return nil }
      }
      return (use, value.problem)
    }.sorted { ($0.1.file, $0.1.line, $0.1.column) < ($1.1.file, $1.1.line, $1.1.column) }
  }

  /// Modifiers that some views have and others have not.
  private static let ofSomeViews: Set<String> = [
    "antialiased", "fill", "inset", "interpolation", "renderingMode", "resizable", "rotation",
    "scale", "size", "stroke", "strokeBorder", "symbolVariant", "transform", "trim",
  ]

  /// Whether a modifier that a type does not have is one of no view: what stands in place of one has few.
  private static func isOfNoView(_ modifier: String, type: String) -> Bool {
    type != "EspalierPlaceholder" && !ofSomeViews.contains(modifier)
  }

  /// The name of the call that something is an argument of; nil if it is none.
  static func call(around member: MemberAccessExprSyntax) -> String? {
    guard let argument = member.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let name = ClosureRoles.name(of: call.calledExpression)
    return name.isEmpty ? nil : name
  }

  /// The name of the modifier that a call is; nil if it is none.
  static func modifier(_ node: Syntax?) -> String? {
    guard let call = node?.as(FunctionCallExprSyntax.self), ViewChain.isModifier(call) else {
      return nil
    }
    return ClosureRoles.name(of: call.calledExpression)
  }

  /// A name that means the same in all files: names with periods between, of which the first is capitalised.
  static func globalName(_ expression: ExprSyntax) -> String? {
    var current = expression
    while let member = current.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      current = base
    }
    guard current.is(DeclReferenceExprSyntax.self),
      current.trimmedDescription.first?.isUppercase == true
    else { return nil }
    return expression.trimmedDescription
  }

  /// The capitalised name that a call has, if it has an argument of a label.
  static func name(ofCall call: FunctionCallExprSyntax, label: String) -> String? {
    guard call.arguments.contains(where: { $0.label?.text == label }) else { return nil }
    let name = ClosureRoles.name(of: call.calledExpression)
    return name.first?.isUppercase == true ? name : nil
  }
}

extension AlikeUses {
  /// Returns the token at which a use fails that a token of its name belongs to; nil if it belongs to none.
  ///
  /// - Parameter token: A token of the use's last name: of the base, the member or the label.
  static func token(of use: Use, at token: TokenSyntax) -> TokenSyntax? {
    switch use {
    case .memberOf(let base):
      guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let whole = member(named: token).map { ExprSyntax($0) } ?? ExprSyntax(name)
      guard whole.trimmedDescription == base,
        let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base == whole
      else { return nil }
      return member.declName.baseName
    case .memberOfType(let type, _):
      return member(named: token)?.base?.trimmedDescription == type ? token : nil
    case .argument(let name, _):
      guard let member = member(named: token), member.base == nil, call(around: member) == name
      else { return nil }
      return token
    case .modifier(let name):
      guard let member = member(named: token),
        let call = member.parent?.as(FunctionCallExprSyntax.self),
        Syntax(call.calledExpression) == Syntax(member), modifier(Syntax(call)) == name
      else { return nil }
      return token
    case .call(let called, let label):
      guard let argument = token.parent?.as(LabeledExprSyntax.self), argument.label == token,
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        name(ofCall: call, label: label) == called,
        call.arguments.first(where: { $0.label?.text == label }) == argument
      else { return nil }
      return argument.expression.firstToken(viewMode: .sourceAccurate)
    }
  }

  /// The access to a member whose name a token is; nil if it is none.
  private static func member(named token: TokenSyntax) -> MemberAccessExprSyntax? {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self),
      Syntax(member.declName) == Syntax(name)
    else { return nil }
    return member
  }
}

extension SettingAside {
  /// Sets aside all uses that fail as some have, without asking the compiler for each.
  mutating func setAside(_ alike: AlikeUses) {
    for (use, problem) in alike.certain {
      let name: String
      switch use {
      case .memberOf(let base): name = base.split(separator: ".").last.map(String.init) ?? base
      case .call(_, let label): name = label
      case .modifier(let member), .memberOfType(_, let member), .argument(_, let member):
        guard !isDeclared(member) else { continue }
        name = member
      }
      for file in files(containing: name) {
        let found = tokens(named: name, in: file).compactMap { AlikeUses.token(of: use, at: $0) }
        for token in found where !isGone(token, in: file) {
          let here = CompilerProblem(
            file: file,
            line: 0,
            column: 0,
            id: problem.id,
            message: problem.message
          )
          let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
          decide(here, at: AsideText.Place(offset: place, aside: nil), state)
        }
      }
    }
  }
}

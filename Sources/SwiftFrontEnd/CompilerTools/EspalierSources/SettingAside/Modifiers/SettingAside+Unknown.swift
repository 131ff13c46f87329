import SwiftSyntax

/// Members behind views that no module declares, in bodies that the compiler has given up on (V16.2).
///
/// With one of them in a body, the compiler tries all that the rest of the body might mean, and then has no word for
/// what is wrong.
extension SettingAside {
  /// Removes from the body of a problem the members behind views that neither a source nor an imported module has.
  mutating func leaveOutUnknown(around problem: CompilerProblem, _ token: TokenSyntax) {
    let candidates = AsideCandidates(around: token, problem: problem)
    guard let body = candidates.body else { return }
    let range = candidates.all[body].range
    var node = Syntax(token)
    while let parent = node.parent, !AsideCandidates.range(node).holds(range) { node = parent }
    let finder = ViewMemberFinder(in: range)
    finder.walk(node)
    for (name, range) in finder.found where !isKnown(name) {
      guard !gone(problem.file).contains(range.lowerBound) else { continue }
      state.insert(
        Aside(
          range: range,
          kind: .modifier,
          form: .leftOut,
          name: "." + name,
          detail: "",
          reason: "nothing declares '\(name)'",
          culprit: name
        ),
        file: problem.file
      )
    }
  }

  /// Whether a source or an imported module declares a name.
  private mutating func isKnown(_ name: String) -> Bool {
    ViewModifierNames.all.contains(name) || knownNames.contains(name) || isDeclared(name)
  }
}

/// Finds the members that are called on views: `.emptyState(…)`, `.emojiText.size(…)`.
private final class ViewMemberFinder: SyntaxVisitor {
  private let range: Range<Int>
  private(set) var found: [(name: String, range: Range<Int>)] = []

  init(in range: Range<Int>) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(FunctionCallExprSyntax.self),
      range.holds(AsideCandidates.range(node)),
      BodyKind.around(node)?.isOfViews == true, ViewChain.isShown(base),
      ViewMemberFinder.isView(base)
    else { return .visitChildren }
    var last = Syntax(node)
    if let outer = last.parent?.as(MemberAccessExprSyntax.self) { last = Syntax(outer) }
    guard let call = last.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression) == last
    else { return .visitChildren }
    let start = node.period.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append(
      (node.declName.baseName.text, start..<call.endPositionBeforeTrailingTrivia.utf8Offset)
    )
    return .visitChildren
  }

  /// Whether the call at the beginning of a chain makes something of a type.
  private static func isView(_ call: FunctionCallExprSyntax) -> Bool {
    var current = ExprSyntax(call)
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let base = current.as(MemberAccessExprSyntax.self)?.base {
        current = base
      } else {
        return current.trimmedDescription.first?.isUppercase == true
      }
    }
  }
}

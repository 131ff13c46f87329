import SwiftSyntax

/// Modifiers behind a view that stands in for one of a missing type, which may be that type's own (V16.2).
///
/// With one of them in a body, the compiler tries all that the rest of the body might mean, for many seconds in
/// each round, and then has no word for what is wrong.
extension SettingAside {
  /// Removes those modifiers of a view set aside that views are not known to have.
  mutating func leaveOutModifiers(
    of aside: Aside,
    for problem: CompilerProblem,
    _ token: TokenSyntax
  ) {
    guard aside.kind == .view, problem.id == "cannot_find_in_scope" else { return }
    var node = Syntax(token)
    while AsideCandidates.range(node) != aside.range {
      guard let parent = node.parent, parent.is(ExprSyntax.self) else { return }
      node = parent
    }
    while let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base.map(Syntax.init) == node,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      let range = ViewChain.range(ofModifier: call)
    {
      let name = member.declName.baseName.text
      if !ViewModifierNames.all.contains(name), !isDeclared(name) {
        state.insert(
          Aside(
            range: range,
            kind: .modifier,
            form: .leftOut,
            name: "." + name + (call.arguments.isEmpty ? "()" : "(…)"),
            detail: "",
            reason: problem.reason,
            culprit: problem.culprit
          ),
          file: problem.file
        )
      }
      node = Syntax(call)
    }
  }
}

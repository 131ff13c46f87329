import SwiftSyntax

/// Arguments, of which what is called can do without.
extension AsideCandidates {
  /// An argument of what contains other views, which stays, or of what a value is made of: a view that is shown
  /// as a preview keeps its other data.
  mutating func append(_ argument: LabeledExprSyntax) {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      !argument.expression.is(ClosureExprSyntax.self)
    else { return }
    let callee = ClosureRoles.name(of: call.calledExpression)
    let range = AsideCandidates.range(argument.expression)
    let name = argument.expression.trimmedDescription
    guard BodyKind.around(call)?.isOfViews == true else {
      // Functions of C have capitals, too, but no labels.
      let isOfType = callee.first?.isUppercase != true || argument.label != nil
      if makesValue(call), isOfType { append(range, .value, .value, name) }
      return
    }
    if ViewChain.isModifier(call), ClosureRoles.shapeModifiers.contains(callee),
      argument.label == nil
    {
      append(range, .value, .color, name)
    } else if call.trailingClosure != nil, callee.first?.isUppercase == true,
      callee != "ForEach", callee != "Button"
    {
      append(range, .value, .value, name)
    } else if BodyKind.isInPreview(call), !ClosureRoles.showsWords(callee), makesValue(call) {
      append(range, .value, .value, name)
    }
  }

  /// Whether a call makes a value of its arguments, whose types it knows: an initialiser, or a case.
  private func makesValue(_ call: FunctionCallExprSyntax) -> Bool {
    guard !problem.isOfArguments else { return false }
    let callee = call.calledExpression
    let name = ClosureRoles.name(of: callee)
    return name.first?.isUppercase == true || name == "init"
      || callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

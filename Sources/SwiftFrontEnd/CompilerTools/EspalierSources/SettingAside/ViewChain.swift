import SwiftSyntax

/// Views with modifiers behind them, as the source shows them.
enum ViewChain {
  /// Whether an expression is where a chain of modifiers begins, or that chain, and is shown as a view.
  static func isShown(_ expression: some ExprSyntaxProtocol) -> Bool {
    var child = Syntax(expression)
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr(let member) where member.base.map(Syntax.init) == child: break
      case .functionCallExpr(let call) where Syntax(call.calledExpression) == child: break
      case .codeBlockItem(let item): return isView(item)
      case .returnStmt(let statement):
        guard let item = statement.parent?.as(CodeBlockItemSyntax.self) else { return false }
        return BodyKind.around(item)?.isOfViews == true
      default: return false
      }
      child = parent
    }
    return false
  }

  /// Whether a statement is a view.
  static func isView(_ item: CodeBlockItemSyntax) -> Bool {
    switch BodyKind.around(item) {
    case .viewBuilder: true
    case .view: item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    default: false
    }
  }

  /// Whether a call is a modifier of a view.
  static func isModifier(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      BodyKind.around(call)?.isOfViews == true
    else { return false }
    switch base.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let inner):
      // `viewModel.items().map { }` is none, `Text("a").bold()` is.
      return isViewLike(inner)
    case .declReferenceExpr(let reference):
      return ["content", "label"].contains(reference.baseName.text)
        || isShown(call) && reference.baseName.text.first?.isLowercase == true
    case .memberAccessExpr(let member):
      return member.base?.trimmedDescription == "configuration"
        || isShown(call)
          && member.declName.baseName.text.first?.isLowercase == true
          && member.base?.trimmedDescription == "self"
    default: return false
    }
  }

  /// Whether the call at the beginning of a chain makes something of a type.
  private static func isViewLike(_ call: FunctionCallExprSyntax) -> Bool {
    var current = call
    while let base = current.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let inner = base.as(FunctionCallExprSyntax.self)
    {
      current = inner
    }
    let root = current.calledExpression
    if ClosureRoles.name(of: root).first?.isUppercase == true { return true }
    return isShown(call)
  }

  /// The modifier of a call: from the period on.
  static func range(ofModifier call: FunctionCallExprSyntax) -> Range<Int>? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<call.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

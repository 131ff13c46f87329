import SwiftSyntax

extension ForceUnwrapExprSyntax {
  /// Whether it unwraps the result of a call, or the first or last element of something, which nothing changes in
  /// place, and a postfix operator can stand for it.
  ///
  /// In an optional chain (`a?.b()!`), and in one that begins with an implicit member (`.b()!`), it is a part of the
  /// chain.
  var isOfResult: Bool {
    let member = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard expression.is(FunctionCallExprSyntax.self) || member == "first" || member == "last"
    else { return false }
    var rest: ExprSyntax? = expression
    while let current = rest {
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): rest = call.calledExpression
      case .subscriptCallExpr(let call): rest = call.calledExpression
      case .forceUnwrapExpr(let unwrap): rest = unwrap.expression
      case .memberAccessExpr(let member):
        guard member.base != nil else { return false }
        rest = member.base
      case .optionalChainingExpr: return false
      default: rest = nil
      }
    }
    guard exclamationMark.trailingTrivia.isEmpty,
      let next = exclamationMark.nextToken(viewMode: .sourceAccurate), next.leadingTrivia.isEmpty
    else { return true }
    switch next.tokenKind {
    case .period, .comma, .colon, .semicolon, .rightParen, .rightSquare, .rightBrace: return true
    default: return false
    }
  }
}

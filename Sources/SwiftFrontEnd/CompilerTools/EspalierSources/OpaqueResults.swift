import SwiftSyntax

extension AvailabilityConditionSyntax {
  /// Whether a function returns one of several opaque types by what is available, which the compiler
  /// allows for `#available` alone (SE-0360).
  var choosesOpaqueResult: Bool {
    guard let choice = parent?.parent?.parent?.as(IfExprSyntax.self),
      choice.body.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    else { return false }
    var outer = choice.parent
    while let current = outer {
      switch current.as(SyntaxEnum.self) {
      case .closureExpr, .sourceFile, .initializerDecl: return false
      case .functionDecl(let function): return isOpaque(function.signature.returnClause?.type)
      case .subscriptDecl(let declaration): return isOpaque(declaration.returnClause.type)
      case .patternBinding(let binding): return isOpaque(binding.typeAnnotation?.type)
      default: outer = current.parent
      }
    }
    return false
  }

  private func isOpaque(_ type: TypeSyntax?) -> Bool {
    type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } ?? false
  }
}

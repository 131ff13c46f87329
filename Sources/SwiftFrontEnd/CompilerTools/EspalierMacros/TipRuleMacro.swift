import SwiftSyntax
import SwiftSyntaxMacros

/// `#Rule`: a rule of a tip, whose closure is asked as it is.
public struct TipRuleMacro: ExpressionMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let subject = node.arguments.first?.expression.trimmed,
      let closure = node.trailingClosure?.trimmed
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)?.trimmed
    else { throw MacroProblem(text: "#Rule needs a value and a closure") }
    return "TipKit.Tips.Rule(\(subject)) \(closure)"
  }
}

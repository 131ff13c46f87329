import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview(as:)`: a preview of a widget, which shows it in the size of a family.
public struct WidgetPreviewMacro: DeclarationMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var (name, family) = (ExprSyntax("nil"), ExprSyntax?.none)
    var closures: [(label: String, closure: ExprSyntax)] = []
    for (index, argument) in node.arguments.enumerated() {
      switch argument.label?.text {
      case nil where index == 0: name = argument.expression.trimmed
      case "as": family = argument.expression.trimmed
      case let label?: closures.append((label, argument.expression.trimmed))
      case nil: continue
      }
    }
    if let closure = node.trailingClosure {
      closures.append(("widget", ExprSyntax(closure.trimmed)))
    }
    for closure in node.additionalTrailingClosures {
      closures.append((closure.label.text, ExprSyntax(closure.closure.trimmed)))
    }
    guard let family else { throw MacroProblem(text: "#Preview needs 'as:' for a widget") }
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    guard let place else { return [] }
    let type = context.makeUniqueName("Preview")
    let arguments = closures.map { ", \($0.label): \($0.closure)" }.joined()
    return [
      """
      struct \(type): SwiftUI.PreviewRegistration {
        static var name: Swift.String? { \(name) }
        @_Concurrency.MainActor static var traits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] {
          WidgetKit._WidgetPreviews.traits(\(family))
        }
        static var fileID: Swift.String { \(place.file) }
        static var line: Swift.Int { \(place.line) }
        @_Concurrency.MainActor static var contents: [SwiftUI.PreviewContent] {
          WidgetKit._WidgetPreviews.contents(as: \(family)\(raw: arguments))
        }
      }
      """
    ]
  }
}

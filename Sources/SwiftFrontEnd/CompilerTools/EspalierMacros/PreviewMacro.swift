import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: declares a type that the program finds when it runs.
///
/// The body stays a closure, so that it may be a view builder's or return one view, as the compiler
/// reads it.
public struct PreviewMacro: DeclarationMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let call = PreviewCall(node, in: context) else {
      throw MacroProblem(text: "#Preview needs a closure that makes the view")
    }
    guard
      let place = context.location(
        of: node,
        at: .afterLeadingTrivia,
        filePathMode: .fileID
      )
    else { return [] }
    let type = context.makeUniqueName("Preview")
    return [
      """
      struct \(type): SwiftUI.PreviewRegistration {
        static var name: Swift.String? { \(call.name ?? "nil") }
        @_Concurrency.MainActor static var traits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] {
          [\(call.traits)]
        }
        static var fileID: Swift.String { \(place.file) }
        static var line: Swift.Int { \(place.line) }
        @_Concurrency.MainActor static var contents: [SwiftUI.PreviewContent] {
          \(call.contents)
        }
      }
      """
    ]
  }
}

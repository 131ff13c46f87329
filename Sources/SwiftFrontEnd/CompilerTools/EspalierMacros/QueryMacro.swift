import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query`: a property that asks for models, and what asks for it.
public struct QueryMacro: AccessorMacro, PeerMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    ["get { _\(raw: try property(declaration).name).wrappedValue }"]
  }

  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try property(declaration)
    let arguments =
      node.arguments?.as(LabeledExprListSyntax.self)?.trimmedDescription ?? ""
    let type = property.models.map { ": SwiftData.Query<\($0).Element, \($0)>" } ?? ""
    // Not private, or the initialiser that the compiler makes of the properties would be.
    return [
      "var _\(raw: property.name)\(raw: type) = SwiftData.Query(\(raw: arguments))"
    ]
  }

  /// The name of a property, and its type, which is an array; nil where the source does not say it.
  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, models: String?) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroProblem(text: "'@Query' needs a property with one name") }
    let type = binding.typeAnnotation?.type
    let models = type?.as(ArrayTypeSyntax.self).map { "Array<\($0.element.trimmedDescription)>" }
    return (name.filter { $0 != "`" }, models ?? type?.trimmedDescription)
  }
}

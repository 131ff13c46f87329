import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a value that environments, transactions, containers or focused views hold, with its key
/// (V4.4).
///
/// The key is a tag; the type of the value is that of the property, so that it may be left out where
/// the compiler infers it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration)
    return [
      "get { self.entry(\(entry.tag).self) { \(entry.initialValue) } }",
      "set { self.setEntry(\(entry.tag).self, to: newValue) }",
    ]
  }

  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    ["private enum \(try Entry(declaration).tag) {}"]
  }
}

/// The property that the macro stands at.
private struct Entry {
  /// The name of its tag.
  let tag: TokenSyntax
  /// The default value, an expression.
  let initialValue: ExprSyntax

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw MacroProblem(text: "'@Entry' needs a property with one name") }
    let name = pattern.identifier.text.filter { $0 != "`" }
    tag = "__Key_\(raw: name)"
    if let value = binding.initializer?.value {
      // With its type, or a closure would not be isolated as the property says.
      initialValue =
        if let type = binding.typeAnnotation?.type,
          !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        { "(\(value.trimmed)) as \(type.trimmed)" } else { value.trimmed }
    } else if let type = binding.typeAnnotation?.type, type.isOptional {
      initialValue = "nil"
    } else {
      throw MacroProblem(text: "'@Entry' needs a default value for '\(name)'")
    }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || trimmedDescription.hasPrefix("Optional<")
  }
}

import SwiftSyntax
import SwiftSyntaxMacros

/// `@_NSManage`, which stands for `@NSManaged`: a property of an object that keeps its values by their names.
public struct ManagedPropertyMacro: AccessorMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroProblem(text: "'@NSManaged' needs a property with one name") }
    let plain = name.filter { $0 != "`" }
    return [
      "get { _managedValue(\"\(raw: plain)\") }",
      "set { _setManagedValue(newValue, \"\(raw: plain)\") }",
    ]
  }
}

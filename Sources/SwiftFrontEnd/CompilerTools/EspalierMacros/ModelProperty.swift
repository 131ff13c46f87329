import SwiftSyntax

/// A stored variable of a model that a container keeps.
struct ModelProperty {
  /// The name, in backticks where the source has them.
  let name: String
  /// The type and the value as they stand behind the name.
  let typeAndValue: String
  private let isUnique: Bool
  private let deleteRule: String?
  private let inverse: String?

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// The variables of a declaration; none where it is not stored, cannot change or is taken out.
  ///
  /// Of several in one declaration, macros allow none.
  static func all(in declaration: DeclSyntax) -> [ModelProperty] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return [] }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let names = attributes.map { attribute in
      let name = attribute.attributeName.trimmedDescription
      return name.hasPrefix("SwiftData.") ? String(name.dropFirst("SwiftData.".count)) : name
    }
    let known: Set = ["Attribute", "Relationship", "_PersistedProperty", "available", "MainActor"]
    guard names.allSatisfy(known.contains) else { return [] }
    var (isUnique, rule, inverse) = (false, String?.none, String?.none)
    for (attribute, name) in zip(attributes, names) {
      guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) else { continue }
      for argument in arguments {
        let text = argument.expression.trimmedDescription
        switch argument.label?.text {
        case nil: isUnique = isUnique || name == "Attribute" && text.hasSuffix(".unique")
        case "deleteRule": rule = text
        case "inverse": inverse = text
        default: continue
        }
      }
    }
    return [
      ModelProperty(
        name: name,
        typeAndValue: typeAndValue(binding),
        isUnique: isUnique,
        deleteRule: rule,
        inverse: inverse
      )
    ]
  }

  private static func typeAndValue(_ binding: PatternBindingSyntax) -> String {
    let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    return type + (binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? "")
  }

  /// Returns the property's metadata in the model's schema, an expression.
  func metadata(of type: String) -> String {
    var marks: [String] = []
    if isUnique { marks.append("isUnique: true") }
    if let deleteRule { marks.append("deleteRule: \(deleteRule)") }
    if let inverse, inverse != "nil" { marks.append("inverse: \(inverse)") }
    let last =
      marks.isEmpty
      ? "" : ", SwiftData.Schema.PropertyMetadata.Marks(\(marks.joined(separator: ", ")))"
    return "SwiftData.Schema.PropertyMetadata.property(\"\(plainName)\", \\\(type).\(name)\(last))"
  }
}

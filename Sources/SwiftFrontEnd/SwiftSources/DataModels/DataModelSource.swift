/// The Swift source that Xcode writes for models of Core Data: classes of their types, and their properties.
struct DataModelSource {
  private let entities: [DataModel.Entity]
  private let classes: [String: String]

  /// Creates the source of models, of which the first with a class has it.
  init(_ models: [DataModel]) {
    var names: Set<String> = []
    entities = models.flatMap(\.entities).filter { names.insert($0.className).inserted }
    classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
  }

  /// The source; empty if Xcode writes none.
  ///
  /// Without an import of Core Data in the module nothing uses the classes.
  var text: String {
    let parts = entities.compactMap(declaration)
    guard !parts.isEmpty else { return "" }
    return "import Foundation\n#if canImport(CoreData)\nimport CoreData\n" + parts.joined()
      + "#endif\n"
  }

  private func declaration(_ entity: DataModel.Entity) -> String? {
    let members =
      entity.attributes.map(property) + entity.relationships.map(property)
      + entity.relationships.filter(\.isToMany).map(functions)
    switch entity.generation {
    case .none: return nil
    case .properties:
      return "extension `\(entity.className)` {\n" + members.joined() + "}\n"
    case .all:
      let parent = entity.parent.flatMap { classes[$0] }.map { "`\($0)`" } ?? "NSManagedObject"
      return "nonisolated public class `\(entity.className)`: \(parent) {\n" + members.joined()
        + relationships(entity) + defaultValues(entity) + "}\n"
    }
  }

  // MARK: Properties

  private func property(_ attribute: DataModel.Attribute) -> String {
    property(attribute.name, DataModelSource.type(of: attribute))
  }

  private func property(_ relationship: DataModel.Relationship) -> String {
    let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    return property(
      relationship.name,
      (relationship.isToMany ? many : `class`(of: relationship)) + "?"
    )
  }

  private func property(_ name: String, _ type: String) -> String {
    """
    public var `\(name)`: \(type) {
    get { _managedValue("\(name)") }
    set { _setManagedValue(newValue, "\(name)") }
    }

    """
  }

  private func `class`(of relationship: DataModel.Relationship) -> String {
    classes[relationship.destination].map { "`\($0)`" } ?? "NSManagedObject"
  }

  /// The functions that change a relationship to many objects.
  private func functions(_ relationship: DataModel.Relationship) -> String {
    let name = relationship.name
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    let type = `class`(of: relationship)
    let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let all = relationship.isOrdered ? "values.array" : "values.allObjects"
    let objects = "\(all).compactMap { $0 as? NSManagedObject }"
    var text = """
      public func addTo\(suffix)(_ value: \(type)) { _add([value], to: "\(name)") }
      public func addTo\(suffix)(_ values: \(many)) { _add(\(objects), to: "\(name)") }
      public func removeFrom\(suffix)(_ value: \(type)) { _remove([value], from: "\(name)") }
      public func removeFrom\(suffix)(_ values: \(many)) { _remove(\(objects), from: "\(name)") }

      """
    if relationship.isOrdered {
      text += """
        public func insertInto\(suffix)(_ value: \(type), at idx: Int) {
        _insert(value, into: "\(name)", at: idx)
        }

        """
    }
    return text
  }

  /// The type that a property has in Swift: values that are no scalars may be missing whatever the model says.
  private static func type(of attribute: DataModel.Attribute) -> String {
    let object: String
    switch attribute.type {
    case "Integer 16": if attribute.isScalar { return "Int16" } else { object = "NSNumber" }
    case "Integer 32": if attribute.isScalar { return "Int32" } else { object = "NSNumber" }
    case "Integer 64": if attribute.isScalar { return "Int64" } else { object = "NSNumber" }
    case "Double": if attribute.isScalar { return "Double" } else { object = "NSNumber" }
    case "Float": if attribute.isScalar { return "Float" } else { object = "NSNumber" }
    case "Boolean": if attribute.isScalar { return "Bool" } else { object = "NSNumber" }
    case "Date": if attribute.isScalar { return "TimeInterval" } else { object = "Date" }
    case "Decimal": object = "NSDecimalNumber"
    case "String": object = "String"
    case "Binary": object = "Data"
    case "UUID": object = "UUID"
    case "URI": object = "URL"
    default:
      let name = attribute.customClass ?? "NSObject"
      object = name.allSatisfy(isOfType) ? name : "NSObject"
    }
    return object + "?"
  }

  /// Whether a character may be one of a type that has no spaces.
  private static func isOfType(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.[]:<>,?".contains(character)
  }

  // MARK: Tables

  private func relationships(_ entity: DataModel.Entity) -> String {
    guard !entity.relationships.isEmpty else { return "" }
    let rows = entity.relationships.map {
      "_Relationship(\"\($0.name)\", isToMany: \($0.isToMany), inverse: "
        + ($0.inverse.map(\.swiftLiteral) ?? "nil")
        + ", isCascading: \($0.isCascading)),\n"
    }
    return "public override class var _relationships: [_Relationship] {\nsuper._relationships + [\n"
      + rows.joined() + "]\n}\n"
  }

  private func defaultValues(_ entity: DataModel.Entity) -> String {
    let rows = entity.attributes.compactMap { attribute in
      DataModelSource.value(of: attribute).map { "\"\(attribute.name)\": \($0),\n" }
    }
    guard !rows.isEmpty else { return "" }
    return "public override class var _defaultValues: [String: any Sendable] {\n[\n" + rows.joined()
      + "].merging(super._defaultValues) { own, _ in own }\n}\n"
  }

  /// The value of an attribute of new objects as an expression; nil for none.
  private static func value(of attribute: DataModel.Attribute) -> String? {
    guard let text = attribute.defaultValue else { return nil }
    let number: String?
    switch attribute.type {
    case "String": return text.swiftLiteral
    case "Boolean": number = ["YES", "NO"].contains(text) ? "\(text == "YES")" : nil
    case "Double", "Float": number = Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
    case "Integer 16": number = Int16(text).map { "\($0)" }
    case "Integer 32": number = Int32(text).map { "\($0)" }
    case "Integer 64": number = Int64(text).map { "\($0)" }
    default: return nil
    }
    let type = type(of: attribute)
    return number.map { type == "NSNumber?" ? "NSNumber(value: \($0))" : "\($0) as \(type)" }
  }
}

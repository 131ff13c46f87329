// Descriptions and examples of properties.

extension SpecSchema {
  /// Returns the schema of a property with its description, unit, default and an example.
  static func described(_ node: SchemaNode, _ field: SpecField, of owner: String?) -> SchemaNode {
    let entry = SpecDescriptions.entry(field.name, of: owner)
    var members: [(key: String, value: SchemaNode)] = []
    if let entry { members.append(("description", .text(entry.text))) }
    if case .object(let own) = node { members += own }
    if let standard = entry?.standard { members.append(("default", .json(standard))) }
    if let example = entry?.example.map(SchemaNode.json) ?? example(of: field.value) {
      members.append(("examples", .list([example])))
    }
    return .object(members)
  }

  /// The depth to which examples show what is inside of them.
  private static let maximumDepth = 3

  /// Returns an example of a value; nil for values of many kinds.
  private static func example(of value: SpecValue, depth: Int = 0) -> SchemaNode? {
    guard depth < maximumDepth else { return nil }
    switch value {
    case .string: return .text("Milk")
    case .number, .positiveNumber: return .number(8)
    case .count, .positiveCount: return .number(2)
    case .boolean, .yes: return .truth(true)
    case .infinity: return .text("inf")
    case .negativeInfinity: return .text("-inf")
    case .oneOf(let names): return names.first.map { .text($0) }
    case .list(let element, let count):
      return example(of: element, depth: depth + 1)
        .map { .list(Array(repeating: $0, count: count ?? 1)) }
    case .object(let object): return example(of: object, depth: depth)
    case .map(let value):
      return example(of: value, depth: depth + 1).map { .object([("card", $0)]) }
    case .either(let values):
      return values.lazy.compactMap { example(of: $0, depth: depth) }.first
    case .defined("view"), .defined("views"):
      return .object([("type", .text("Text")), ("content", .text("Milk"))])
    case .defined("modifier"): return .object([("padding", .number(8))])
    case .defined(let name):
      return SpecVocabulary.definition(name).flatMap { example(of: $0, depth: depth) }
    case .proxyExpression, .condition, .null, .any: return nil
    }
  }

  /// Returns an example with the required keys, or with the first one.
  private static func example(of object: SpecObject, depth: Int) -> SchemaNode? {
    let required = object.fields.filter(\.isRequired)
    let shown = required.isEmpty ? Array(object.fields.prefix(1)) : required
    var members: [(key: String, value: SchemaNode)] = []
    for field in shown {
      guard let value = example(of: field.value, depth: depth + 1) else { return nil }
      members.append((field.name, value))
    }
    return .object(members)
  }
}

/// Moves what occurs several times in a schema into its definitions.
struct SchemaSharing {
  /// The shortest text that is worth a reference.
  private static let shortest = 120

  /// The number of places in which a schema stands, by its text; the same place in copies counts once.
  private var counts: [String: Int] = [:]
  /// The names of those that are shared.
  private var names: [String: String] = [:]
  /// The definitions made, in their order.
  private var made: [(key: String, value: SchemaNode)] = []
  private var taken: Set<String> = []

  /// Returns the schema with shared definitions behind its own.
  static func share(_ schema: SchemaNode) -> SchemaNode {
    var sharing = SchemaSharing()
    return sharing.share(schema)
  }

  private mutating func share(_ schema: SchemaNode) -> SchemaNode {
    guard case .object(let members) = schema else { return schema }
    var definitions: [(key: String, value: SchemaNode)] = []
    if case .object(let own)? = members.first(where: { $0.key == "$defs" })?.value {
      definitions = own
    }
    taken = Set(definitions.map(\.key))
    count(schema)
    var result: [(key: String, value: SchemaNode)] = []
    for (key, value) in members where key != "$defs" {
      result.append((key, children(of: key, value) ?? value))
    }
    let own = definitions.map { ($0.key, within($0.value, $0.key)) }
    return .object(result + [("$defs", .object(own + made.sorted { $0.key < $1.key }))])
  }

  // MARK: Counting

  private mutating func count(_ node: SchemaNode) {
    guard case .object(let members) = node else { return }
    for (key, value) in members {
      for (_, schema) in SchemaSharing.schemas(in: key, value) {
        let text = schema.singleLine
        guard text.count >= SchemaSharing.shortest else { continue }
        let known = counts[text, default: 0]
        counts[text] = known + 1
        // The parts of copies are inside of the shared definition once.
        if known == 0 { count(schema) }
      }
    }
  }

  /// The schemas that stand behind a keyword, with the names of properties.
  private static func schemas(
    in key: String,
    _ value: SchemaNode
  ) -> [(name: String?, schema: SchemaNode)] {
    switch (key, value) {
    case ("items", _), ("if", _), ("then", _), ("else", _), ("additionalProperties", _):
      [(nil, value)]
    case ("anyOf", .list(let list)), ("allOf", .list(let list)), ("oneOf", .list(let list)),
      ("prefixItems", .list(let list)):
      list.map { (nil, $0) }
    case ("properties", .object(let members)), ("$defs", .object(let members)):
      members.map { ($0.key, $0.value) }
    default: []
    }
  }

  // MARK: Replacing

  /// Returns a schema, or a reference to it.
  private mutating func replaced(_ schema: SchemaNode, _ hint: String?) -> SchemaNode {
    let text = schema.singleLine
    guard text.count >= SchemaSharing.shortest, counts[text, default: 0] > 1 else {
      return within(schema, hint)
    }
    if let name = names[text] { return SchemaSharing.reference(name) }
    let name = newName(hint ?? "part")
    names[text] = name
    made.append((name, within(schema, hint)))
    return SchemaSharing.reference(name)
  }

  /// Returns a schema in which what is shared is a reference.
  private mutating func within(_ schema: SchemaNode, _ hint: String? = nil) -> SchemaNode {
    guard case .object(let members) = schema else { return schema }
    var result: [(key: String, value: SchemaNode)] = []
    for (key, value) in members { result.append((key, children(of: key, value, hint) ?? value)) }
    return .object(result)
  }

  /// Returns what stands behind a keyword, its schemas replaced; nil if there are none.
  private mutating func children(
    of key: String,
    _ value: SchemaNode,
    _ hint: String? = nil
  ) -> SchemaNode? {
    let schemas = SchemaSharing.schemas(in: key, value)
    guard !schemas.isEmpty else { return nil }
    var replaced: [SchemaNode] = []
    for (name, schema) in schemas { replaced.append(self.replaced(schema, name ?? hint)) }
    switch value {
    case .list: return .list(replaced)
    case .object where key == "properties":
      return .object(zip(schemas, replaced).map { ($0.0.name ?? "", $0.1) })
    case .object, .text, .number, .truth, .json: return replaced.first
    }
  }

  private mutating func newName(_ hint: String) -> String {
    let base = hint.filter { $0.isLetter || $0.isNumber }
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  private static func reference(_ name: String) -> SchemaNode {
    .object([("$ref", .text("#/$defs/\(name)"))])
  }
}

internal import LayoutCore

/// A control or container with a meaning of its own as specs have it: its keys, and how it is read.
struct SpecControl: Sendable {
  typealias Reading = @Sendable (SpecReader, JSONNode, _ id: String?) -> Void

  /// Its type.
  var name: String
  /// The keys that it has besides those of every view.
  var fields: [SpecField]
  /// Adds it to what is being built.
  var read: Reading

  init(_ name: String, _ fields: [SpecField], read: @escaping Reading) {
    self.name = name
    self.fields = fields
    self.read = read
  }

  /// A control with a label or content, or both, and a state that its keys say.
  init(
    _ name: String,
    _ fields: [SpecField],
    state: @escaping @Sendable (SpecReader, JSONNode) -> Control
  ) {
    self.init(name, fields) { reader, node, id in
      let control = state(reader, node)
      reader.makeControl(
        control,
        id: id,
        label: reader.label(of: node),
        content: reader.content(of: node)
      )
    }
  }

  static let all = buttons + values + labels + containers + lists

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The control of a type; nil for other views.
  static func named(_ type: String) -> SpecControl? { byName[type] }
}

extension SpecField {
  static let title = SpecField("title", .string)
  static let label = SpecField("label", .views)
  static let children = SpecField("children", .list(.view))
  static let range = SpecField("in", .list(.number, count: 2))
}

import Controls
internal import LayoutCore

/// A view of specs: its type, its keys, and the function that reads them.
///
/// The vocabulary is a list of these, so no view can be known to the schema alone or to the reader
/// alone.
struct SpecView: Sendable {
  typealias Read = @Sendable (SpecReader, JSONNode, _ id: String?) -> Void

  let name: String
  let fields: [SpecField]
  let read: Read

  init(_ name: String, _ fields: [SpecField], read: @escaping Read) {
    self.name = name
    self.fields = fields
    self.read = read
  }

  /// A view without children; one that cannot be read stays empty.
  init(
    leaf name: String,
    _ fields: [SpecField] = [],
    read: @escaping @Sendable (SpecReader, JSONNode) -> ViewContent?
  ) {
    self.init(name, fields) { reader, node, id in
      reader.tree.builder.leaf(read(reader, node) ?? .emptyView, id: id)
    }
  }

  /// A view that arranges its children.
  init(
    container name: String,
    _ fields: [SpecField],
    read: @escaping @Sendable (SpecReader, JSONNode) -> ViewContent
  ) {
    self.init(name, [.children] + fields) { reader, node, id in
      reader.container(read(reader, node), id, node)
    }
  }

  /// A shape as a view.
  init(_ shape: ShapeType) {
    self.init(leaf: shape.rawValue, shape.fields) { reader, node in
      reader.shape(shape, node).map { .shape($0) }
    }
  }

  /// A control with a title or a label, and perhaps children.
  init(
    control name: String,
    _ fields: [SpecField],
    read: @escaping @Sendable (SpecReader, JSONNode) -> Control
  ) {
    self.init(name, fields) { reader, node, id in
      reader.makeControl(
        read(reader, node),
        id: id,
        label: reader.label(of: node),
        content: reader.content(of: node)
      )
    }
  }

  /// A control that needs nothing but its label and its children.
  init(_ name: String, _ fields: [SpecField], _ control: Control) {
    self.init(control: name, fields) { _, _ in control }
  }
}

public import Controls
public import LayoutCore

/// Builds the engine's tree from the nodes of a graph.
@MainActor
public struct TreeEmitter {
  /// The tree so far; views added through it belong to the node that adds them.
  public var builder: ViewTreeBuilder
  /// Whether views are added with their presented values during animations: those that are drawn
  /// into a separate picture (T10.12).
  public var showsMotion = false
  /// The id of the next view.
  private var identifier: String?

  /// Creates an emitter.
  ///
  /// - Parameter builder: A builder with the custom alignments and the control environment.
  public init(_ builder: ViewTreeBuilder) { self.builder = builder }

  /// Names the next view that is added, unless something nearer to it does.
  public mutating func name(_ id: String) { identifier = id }

  /// The id of the view that is about to be added.
  public mutating func takeIdentifier() -> String? {
    defer { identifier = nil }
    return identifier
  }

  /// Adds nodes.
  public mutating func emit(_ nodes: [GraphNode]) {
    for node in nodes { emit(node) }
  }

  /// Adds a node.
  public mutating func emit(_ node: GraphNode) {
    let outer = builder.owner
    builder.owner = node.number
    let around = node.containerModifiers
    for modifier in around { builder.open(.modifier(modifier)) }
    node.emit(into: &self)
    for _ in around { builder.close() }
    builder.owner = outer
    identifier = nil
  }

  /// Adds a view or modifier with its content.
  public mutating func add(
    _ content: ViewContent,
    of node: GraphNode,
    inside: (inout TreeEmitter, GraphNode) -> Void
  ) {
    builder.owner = node.number
    let id = takeIdentifier()
    guard case .modifier = content else {
      if node.children.isEmpty { return builder.leaf(content, id: id) }
      builder.open(content, id: id)
      inside(&self, node)
      return builder.close()
    }
    builder.open(content, id: id)
    // A modifier has one view, which may be a group.
    if node.children.reduce(0, { $0 + $1.viewCount }) == 1 {
      inside(&self, node)
    } else {
      builder.open(.group)
      inside(&self, node)
      builder.close()
    }
    builder.close()
  }

  /// Opens a view, which `close()` of the builder closes.
  public mutating func open(_ content: ViewContent, of node: GraphNode) {
    builder.owner = node.number
    builder.open(content, id: takeIdentifier())
  }

  /// Passes preferences of nodes that are elsewhere in the tree to the containers around.
  public mutating func passOnPreferences(of nodes: [GraphNode]) {
    if nodes.isEmpty { return }
    var scratch = ViewTreeBuilder(withAlignmentsOf: builder)
    let preferences = scratch.collectingPreferences { scratch in
      TreeEmitter.emit(into: &scratch) { $0.emit(nodes) }
    }
    builder.pass(on: preferences)
  }

  /// Adds nodes as one view: in a group unless they are one anyway.
  public mutating func emitSingle(_ nodes: [GraphNode]) {
    if nodes.reduce(0, { $0 + $1.viewCount }) == 1 { return emit(nodes) }
    builder.open(.group)
    emit(nodes)
    builder.close()
  }

  /// Adds a control, whose parts are nodes.
  public mutating func control(
    _ control: Control,
    of node: GraphNode,
    label: GraphNode? = nil,
    icon: GraphNode? = nil,
    header: GraphNode? = nil,
    footer: GraphNode? = nil,
    content: GraphNode? = nil,
    tabs: [GraphNode?] = [],
    tabIcons: [ViewTreeBuilder.Slot?] = [],
    path: [GraphNode] = []
  ) {
    builder.owner = node.number
    builder.control(
      control,
      id: takeIdentifier(),
      label: slot(label),
      icon: slot(icon),
      header: slot(header),
      footer: slot(footer),
      content: slot(content),
      tabs: tabs.map { slot($0) },
      tabIcons: tabIcons,
      path: path.compactMap { slot($0) }
    )
  }

  /// Nodes as a part of a control; nil if there are none.
  public func slot(_ node: GraphNode?) -> ViewTreeBuilder.Slot? {
    guard let node, node.viewCount > 0 else { return nil }
    return { builder in
      TreeEmitter.emit(into: &builder) { $0.emit(node) }
    }
  }

  /// Views that are shown elsewhere than in the place of their node.
  public func slot(of layer: LayerNode?) -> ViewTreeBuilder.Slot? {
    guard let layer, layer.children.contains(where: { $0.viewCount > 0 }) else { return nil }
    return { builder in
      TreeEmitter.emit(into: &builder) { $0.emit(layer.children) }
    }
  }

  /// A separate builder with the views that `body` emits, in the surroundings of this one.
  public mutating func builder(_ body: (inout TreeEmitter) -> Void) -> ViewTreeBuilder {
    var inner = ViewTreeBuilder(withAlignmentsOf: builder)
    inner.controlStyles = builder.controlStyles
    TreeEmitter.emit(into: &inner, body)
    return inner
  }

  /// Adds what `body` emits to a builder.
  public static func emit(
    into builder: inout ViewTreeBuilder,
    _ body: (inout TreeEmitter) -> Void
  ) {
    // The builder moves back and forth, since a copy would cost all of its content.
    var emitter = TreeEmitter(ViewTreeBuilder())
    swap(&emitter.builder, &builder)
    body(&emitter)
    swap(&emitter.builder, &builder)
  }
}

extension TreeEmitter {
  /// Adds a modifier with views of its content.
  public mutating func add(
    _ modifier: ModifierContent,
    base: GraphNode,
    layer: GraphNode,
    of node: GraphNode
  ) {
    builder.owner = node.number
    builder.open(.modifier(modifier), id: takeIdentifier())
    emitSingle([base])
    emit(layer)
    builder.close()
  }
}

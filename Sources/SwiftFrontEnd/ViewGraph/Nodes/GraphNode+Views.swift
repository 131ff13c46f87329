public import LayoutCore

extension GraphNode {
  /// The place of the node: that in the engine's tree, or else that of the first node inside that
  /// has one.
  public final func geometry(in result: LayoutResult) -> GeometryProxy? {
    if position >= 0, let geometry = result.geometry(at: Int(position)) { return geometry }
    for child in children {
      if let geometry = child.geometry(in: result) { return geometry }
    }
    return nil
  }

  /// The layout direction of the node; nil if it has no place.
  final func layoutDirection(in result: LayoutResult) -> LayoutDirection? {
    if position >= 0, let direction = result.layoutDirection(at: Int(position)) { return direction }
    for child in children {
      if let direction = child.layoutDirection(in: result) { return direction }
    }
    return nil
  }

  /// The presented place in a layout; nil if it is not shown.
  final func shownPlace(in result: LayoutResult) -> ShownPlace? {
    if position >= 0, let place = result.shownPlace(at: Int(position)) { return place }
    for child in children {
      if let place = child.shownPlace(in: result) { return place }
    }
    return nil
  }

  // MARK: Walking

  /// The views that the node is to the container around it: groups and modifiers of several views
  /// are dissolved (V1.10).
  public final var views: [GraphNode] {
    if self is LayerNode { return [] }
    return isDissolved ? children.flatMap(\.views) : [self]
  }

  private var isDissolved: Bool {
    switch output {
    case .inPlace: true
    case .content(let content): content.isTransparent
    }
  }

  /// The view with a body that the node is in, for messages.
  public final var nameInMessages: String { viewAround?.typeName ?? typeName }

  /// The node itself or the nearest one around it that is a view with a body.
  final var viewAround: GraphNode? {
    var node: GraphNode? = self
    while let current = node {
      if current.isComposite { return current }
      node = current.parent
    }
    return nil
  }
}

extension GraphNode {
  /// Whether a container around the node that shows one of its children leaves it out; nil if it
  /// has no place.
  public final func isOmitted(from container: GraphNode, in result: LayoutResult) -> Bool? {
    if position >= 0, container.position >= 0 {
      let (own, around) = (Int(position), Int(container.position))
      if let isOmitted = result.isOmitted(at: own, from: around) { return isOmitted }
    }
    for child in children {
      if let isOmitted = child.isOmitted(from: container, in: result) { return isOmitted }
    }
    return nil
  }
}

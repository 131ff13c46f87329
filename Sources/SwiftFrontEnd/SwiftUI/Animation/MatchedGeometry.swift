internal import LayoutCore
public import ViewGraph

/// A modifier that gives a view a part in a frame shared with others (T6.10).
public struct _MatchedGeometryModifier {
  let key: MatchedGeometry.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension _MatchedGeometryModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let follower = node.remember { GeometryFollower(node) }
    follower.join(
      key,
      MatchedGeometry.Member(
        node: node,
        isSource: isSource,
        anchor: anchor.engine,
        matchesPosition: properties.contains(.position),
        matchesSize: properties.contains(.size)
      )
    )
    node.setOutput(follower.layout.map { .content(.layout($0)) } ?? .inPlace)
    node.updateChildren(node.inputs, base)
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    node.graph.animations.matched.onTwoSources = { id in
      ViewWarning.write("the geometry of \"\(id)\" has two sources; the first one counts")
    }
    (node.memory as? GeometryFollower)?.begin()
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) { (node.memory as? GeometryFollower)?.end() }
}

extension View {
  /// Matches the geometry of the view to others with the same id: it takes the position and size of
  /// the source, and animates from the last source's (T6.10, T6.11).
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace.number),
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }
}

/// The geometry that two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates an instance from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The centre of the group's frame alone.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the group's frame alone.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

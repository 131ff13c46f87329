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
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let follower = node.remember { GeometryFollower(node) }
    follower.modifier = self
    node.graph.motions.matched.join(
      key,
      MatchedGeometry.Member(
        node: node,
        isSource: isSource,
        anchor: anchor.engine,
        matchesPosition: properties.contains(.position),
        matchesSize: properties.contains(.size)
      )
    )
    node.setOutput(follower.output)
    node.updateChildren(node.inputs, base)
  }

  /// Begins once the node is there.
  public func _didEnter(_ node: GraphNode) {
    if let follower = node.memory as? GeometryFollower { node.graph.observe(follower) }
  }

  /// Ends what the node has begun.
  public func _willLeave(_ node: GraphNode) {
    node.graph.motions.matched.leave(key, node)
    if let follower = node.memory as? GeometryFollower { node.graph.stopObserving(follower) }
  }
}

/// Brings a view into the frame that it shares with another one.
@MainActor
private final class GeometryFollower: GraphObserver {
  private unowned let node: GraphNode
  var modifier: _MatchedGeometryModifier?
  /// The shared frame, from the view's own place; nil while there is none.
  private var shared: CGRect?

  init(_ node: GraphNode) { self.node = node }

  /// What the engine has for the view: a source is where it is.
  var output: NodeOutput {
    guard let modifier, !modifier.isSource, let shared else { return .inPlace }
    let layout = MatchedLayout(
      frame: shared,
      anchor: modifier.anchor,
      properties: modifier.properties
    )
    return .content(.layout(layout.engineLayout))
  }

  // Frames are known once views have been laid out; the view follows in another round.
  func didLayOut(_ result: LayoutResult) {
    guard let modifier, !modifier.isSource else { return }
    guard let frame = node.graph.motions.matched.frame(of: modifier.key, in: result),
      let own = node.geometry(in: result)?.frame(in: .global)
    else { return follow(nil) }
    var rect = CGRect(frame)
    rect.origin.x -= CGFloat(own.minX)
    rect.origin.y -= CGFloat(own.minY)
    follow(rect)
  }

  private func follow(_ frame: CGRect?) {
    if let frame, let shared, frame.isNear(shared) { return }
    guard frame != shared else { return }
    shared = frame
    node.invalidate()
  }
}

extension CGRect {
  /// Whether no pixel would change.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

/// Puts a view into a frame elsewhere, and takes the room that the view would take without.
private struct MatchedLayout: Layout {
  let frame: CGRect
  let anchor: UnitPoint
  let properties: MatchedGeometryProperties

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let own = CGPoint(
      x: bounds.minX + bounds.width * anchor.x,
      y: bounds.minY + bounds.height * anchor.y
    )
    let shared = CGPoint(
      x: bounds.minX + frame.minX + frame.width * anchor.x,
      y: bounds.minY + frame.minY + frame.height * anchor.y
    )
    subviews.first?.place(
      at: properties.contains(.position) ? shared : own,
      anchor: anchor,
      proposal: properties.contains(.size) ? ProposedViewSize(frame.size) : proposal
    )
  }
}

extension View {
  /// Ties the geometry of the view to that of others of the key: it has the place and size of the one
  /// that is the source, and takes over from where another source was (T6.10, T6.11).
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

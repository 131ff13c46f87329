internal import LayoutCore
internal import ViewGraph

/// The size of a view, and its frame in coordinate spaces.
public struct GeometryProxy: Sendable {
  let engine: LayoutCore.GeometryProxy
  /// The node of the reader, in whose space anchors are resolved.
  let node: GraphNode?

  init(_ engine: LayoutCore.GeometryProxy, of node: GraphNode?) {
    self.engine = engine
    self.node = node
  }

  /// The size, in points.
  public var size: CGSize { CGSize(engine.size) }

  /// The insets of the safe areas that the view reaches into, in points.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(engine.safeAreaInsets) }

  /// The frame in a space, in points (V6.3).
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(engine.frame(in: coordinateSpace.engine))
  }

  /// The frame in a space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named space in the view's own space, in points; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let frame = frame(in: coordinateSpace)
    return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: frame.size)
  }
}

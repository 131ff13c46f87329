public import LayoutCore

/// A request of a view to the scroll views inside of it, `ScrollViewReader` (V10.18).
public struct ScrollRequest {
  /// The target of a request.
  public enum Target {
    /// The view of an id, be it set or that of an element of data.
    case view(AnyHashable)
    /// A position of the content, in points from its leading and top edge; nil for unchanged.
    case position(x: Double?, y: Double?)
  }

  /// The view that makes the request.
  weak var asking: GraphNode?
  let target: Target
  /// The point of both the view and the viewport, in fractions of their sizes, that shall coincide;
  /// nil for the shortest scroll.
  let anchor: Point?
}

extension GraphNode {
  /// Scrolls the scroll views inside to a target once the screen is laid out.
  public final func scroll(to target: ScrollRequest.Target, anchor: Point?) {
    graph.scrollRequests.append(ScrollRequest(asking: self, target: target, anchor: anchor))
  }

  /// The first view inside with an id.
  final func node(identified id: AnyHashable) -> GraphNode? {
    for child in children {
      if case .id(let value) = child.key, value.base == id { return child }
      if let found = child.node(identified: id) { return found }
    }
    return nil
  }

  /// Whether the engine has a scroll view for the node.
  final var scrolls: Bool {
    if case .content(let content) = output { content.scrolls } else { false }
  }

  /// The first view inside that scrolls.
  public final var scrollingNode: GraphNode? {
    scrolls ? self : children.lazy.compactMap(\.scrollingNode).first
  }

  /// The first position in the engine's tree of the node or those inside.
  final var firstPosition: Int? {
    position >= 0 ? Int(position) : children.lazy.compactMap(\.firstPosition).first
  }
}

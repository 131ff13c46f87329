public import LayoutCore

/// What a view asks the scroll views inside of it to show (V10.18).
public struct ScrollRequest {
  /// What is to be shown.
  public enum Target {
    /// The view of an id, be it stated or that of an element of data.
    case view(AnyHashable)
    /// A position of the content, in points from its leading and top edge; nil for where it is.
    case position(x: Double?, y: Double?)
  }

  /// The view that asks.
  weak var asking: GraphNode?
  let target: Target
  /// The point of both, the view and what shows it, that shall meet, in parts of their sizes; nil for
  /// the shortest way.
  let anchor: Point?
}

extension GraphNode {
  /// Asks the scroll views inside to show something once the screen is laid out.
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

  /// The first place in the engine's tree of the node or of what is inside.
  final var firstPosition: Int? {
    position >= 0 ? Int(position) : children.lazy.compactMap(\.firstPosition).first
  }
}

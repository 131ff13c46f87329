internal import LayoutCore
public import ViewGraph

/// A view that can scroll the scroll views inside.
public struct ScrollViewReader<Content: View> {
  /// Builds the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let reader = node.remember { ScrollReader() }
    reader.node = node
    let content = node.reading { self.content(ScrollViewProxy(reader: reader)) }
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// Scrolls the scroll views inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls to the view of an id, as far as the content allows (V10.18).
  ///
  /// - Parameters:
  ///   - id: The identity from `id(_:)`, or that of an element of data.
  ///   - anchor: The unit point of view and scroll view to align; nil for the shortest way.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.node?.scroll(to: .view(AnyHashable(id)), anchor: anchor?.enginePoint)
  }
}

/// The reader of a proxy.
@MainActor
final class ScrollReader {
  weak var node: GraphNode?

  nonisolated init() {}
}

extension UnitPoint {
  /// The point in parts of a size.
  var enginePoint: Point { Point(x: Double(x), y: Double(y)) }
}

internal import LayoutCore
internal import ViewGraph

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

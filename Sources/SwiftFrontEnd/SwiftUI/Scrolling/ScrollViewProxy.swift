internal import LayoutCore
internal import ViewGraph

/// Asks the scroll views inside of a `ScrollViewReader` to show something.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Brings the view of an id into sight, as far as content goes (V10.18).
  ///
  /// - Parameters:
  ///   - id: The identity from `id(_:)`, or that of an element of data.
  ///   - anchor: The points of the view and of the scroll view that shall meet; nil for the shortest
  ///     way.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.node?.scroll(to: .view(AnyHashable(id)), anchor: anchor?.enginePoint)
  }
}

/// The reader that a proxy speaks for.
@MainActor
final class ScrollReader {
  weak var node: GraphNode?

  nonisolated init() {}
}

extension UnitPoint {
  /// The point in parts of a size.
  var enginePoint: Point { Point(x: Double(x), y: Double(y)) }
}

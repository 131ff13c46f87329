/// An input besides touches that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let number: Int
  /// A double pinch on a watch.
  public static let handGestureShortcut = ScrollInputKind(number: 0)
  /// Looking at an edge.
  public static let look = ScrollInputKind(number: 1)
}

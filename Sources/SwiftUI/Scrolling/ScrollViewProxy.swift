/// Asks the scroll views inside of a `ScrollViewReader` to show something.
public struct ScrollViewProxy: Sendable {
  /// Inert: content stays where it is unless someone scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

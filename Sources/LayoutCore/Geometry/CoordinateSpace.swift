/// Where a position is measured from.
public enum CoordinateSpace: Sendable, Hashable, CaseIterable {
  /// The view itself.
  case local
  /// The scene's top left corner, in both layout directions.
  case global
}

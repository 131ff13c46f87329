/// The coordinate system in which a position is measured.
public enum CoordinateSpace: Sendable, Hashable {
  /// The view itself.
  case local
  /// The scene's top left corner, in both layout directions.
  case global
  /// The top left corner of the nearest view around with the modifier `coordinateSpace` of the
  /// name; ``global`` if there is none.
  case named(String)
}

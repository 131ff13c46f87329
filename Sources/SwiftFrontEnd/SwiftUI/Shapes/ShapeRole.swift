/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
  /// It is filled.
  case fill
  /// It is stroked.
  case stroke
  /// It separates.
  case separator
}

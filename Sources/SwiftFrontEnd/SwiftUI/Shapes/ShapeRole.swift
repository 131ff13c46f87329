/// The role of a shape: filled, stroked or a separator.
public enum ShapeRole: Hashable, Sendable {
  /// It is filled.
  case fill
  /// It is stroked.
  case stroke
  /// It separates.
  case separator
}

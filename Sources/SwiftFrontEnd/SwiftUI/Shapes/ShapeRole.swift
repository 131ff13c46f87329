/// The role of a shape: filled, stroked or a separator.
public enum ShapeRole: Hashable, Sendable {
  /// Filled.
  case fill
  /// Stroked.
  case stroke
  /// A separator.
  case separator
}

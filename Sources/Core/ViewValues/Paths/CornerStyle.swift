/// What the corners of a rounded rectangle look like.
public enum CornerStyle: String, Sendable, Hashable, CaseIterable {
  /// Quarters of ellipses (D4.8).
  case circular
  /// Curves that begin gently (D4.9).
  case continuous
}

/// What the corners of a rounded rectangle look like.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Curves that begin gently.
  case continuous
}

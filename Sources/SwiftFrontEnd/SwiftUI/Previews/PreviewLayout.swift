/// How much room a preview has.
public enum PreviewLayout: Equatable, Sendable {
  /// That of a device.
  case device
  /// What the view wants.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  /// The size of a device.
  case device
  /// The view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

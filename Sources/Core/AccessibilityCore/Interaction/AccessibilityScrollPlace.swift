/// Where an element shall be seen in the scroll views around it.
public enum AccessibilityScrollPlace: String, Sendable, Hashable, CaseIterable {
  /// Anywhere, scrolled no farther than that takes.
  case anywhere
  case top
  case bottom
  case left
  case right
  case topLeft
  case bottomRight
}

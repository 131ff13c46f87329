/// The place to which an element is scrolled in the scroll views around it.
public enum AccessibilityScrollPlace: String, Sendable, Hashable, CaseIterable {
  /// Anywhere in the viewport, by the shortest scroll.
  case anywhere
  case top
  case bottom
  case left
  case right
  case topLeft
  case bottomRight
}

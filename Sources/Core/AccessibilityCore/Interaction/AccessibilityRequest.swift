public import LayoutCore

/// Something that assistive technology asks an element to do.
public enum AccessibilityRequest: Sendable, Hashable {
  /// What activating the element does.
  case activate
  /// The next value of an adjustable element.
  case increment
  /// The value before.
  case decrement
  case escape
  case magicTap
  case delete
  case zoom
  case scroll
  /// An action that the element lists, by its name.
  case named(String)
  /// A value within the element's range, which is clamped to it.
  case setValue(Double)
  /// All of the text of an editable element.
  case setText(String)
  /// Puts text into an editable element at an offset in Unicode scalars.
  case insertText(String, at: Int)
  /// Takes a range of Unicode scalars out of an editable element.
  case deleteText(Range<Int>)
  /// Makes an element the chosen one of its container.
  case select
  /// Takes an element out of what is chosen in its container.
  case deselect
  /// Moves the focus to the element, and the element into sight.
  case focus
  /// Scrolls what is around the element until it is seen.
  case scrollIntoView(AccessibilityScrollPlace)
  /// Scrolls what is around the element until its top left corner is at a point of the window.
  case scrollToPoint(Point)
}

public import LayoutCore

/// A request of assistive technology to an element.
public enum AccessibilityRequest: Sendable, Hashable {
  /// Activates the element.
  case activate
  /// Increments an adjustable element.
  case increment
  /// Decrements an adjustable element.
  case decrement
  case escape
  case magicTap
  case delete
  case zoom
  case scroll
  /// Performs an action that the element lists, by its name.
  case named(String)
  /// Sets a value, which is clamped to the element's range.
  case setValue(Double)
  /// Replaces the text of an editable element.
  case setText(String)
  /// Inserts text into an editable element at an offset in Unicode scalars.
  case insertText(String, at: Int)
  /// Deletes a range of Unicode scalars from an editable element.
  case deleteText(Range<Int>)
  /// Selects an element in its container.
  case select
  /// Deselects an element in its container.
  case deselect
  /// Moves the focus to the element, and scrolls it into view.
  case focus
  /// Scrolls the views around the element until it is visible.
  case scrollIntoView(AccessibilityScrollPlace)
  /// Scrolls the views around the element until its top left corner is at a point of the window.
  case scrollToPoint(Point)
}

public import LayoutCore

/// An action of a user on a screen.
///
/// Elements are named by their labels or identifiers, views by their ids or their paths in the layout.
public enum ScreenAction: Sendable, Hashable {
  /// Activates an element, as a double tap of VoiceOver does.
  case activate(String)
  /// Increments an element.
  case increment(String)
  /// Decrements an element.
  case decrement(String)
  /// Types text into a field.
  case type(String, text: String)
  /// Presses the return key in a field.
  case submit(String)
  /// Selects an option of a picker, or an item of a menu.
  case select(String, option: String)
  /// Performs an action that an element lists.
  case action(String, name: String)
  /// Taps a view, at a point in the view, in points; nil for its middle.
  case tap(String, at: Point?)
  /// Selects a tab.
  case tab(String)
  /// Activates a row of the first list, counted from 1.
  case row(Int)
  /// Deletes a row of the first list, counted from 1.
  case delete(Int)
  /// Moves a row of the first list to the place of another one, both counted from 1.
  case reorder(Int, to: Int)
  /// Activates the back button.
  case back
  /// Dismisses the topmost presentation.
  case dismiss
  /// Searches for a text.
  case search(String)
  /// Sets a value of the environment.
  case environment(key: String, value: String)
  /// Advances the clock, in seconds.
  case wait(Double)
  /// Drags a view by an offset, in points; the clock does not advance.
  case drag(String, by: Size)
  /// Begins a touch on a view, at a point in the view, in points; nil for its middle.
  case down(String, at: Point?)
  /// Moves the touch by an offset, in points.
  case move(by: Size)
  /// Moves the touch to a point of the view that it began on, in points.
  case moveTo(Point)
  /// Ends the touch.
  case up
}

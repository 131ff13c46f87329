public import LayoutCore

/// Something that a user does to a screen.
///
/// Elements are named by their labels or identifiers, views by their ids or their paths in the layout.
public enum ScreenAction: Sendable, Hashable {
  /// Activates an element, as a double tap of VoiceOver does.
  case activate(String)
  /// Goes to the next value of an element.
  case increment(String)
  /// Goes to the value before.
  case decrement(String)
  /// Puts text into a field.
  case type(String, text: String)
  /// Presses the return key in a field.
  case submit(String)
  /// Chooses an option of a picker, or what a menu offers.
  case select(String, option: String)
  /// Does an action that an element lists.
  case action(String, name: String)
  /// Taps a view, at a point of its own in points; nil for its middle.
  case tap(String, at: Point?)
  /// Shows a tab.
  case tab(String)
  /// Activates a row of the first list, counted from 1.
  case row(Int)
  /// Takes a row of the first list away, counted from 1.
  case delete(Int)
  /// Moves a row of the first list to the place of another one, both counted from 1.
  case reorder(Int, to: Int)
  /// Goes back to the view before.
  case back
  /// Closes what lies over the screen.
  case dismiss
  /// Searches.
  case search(String)
  /// Changes a value of the environment.
  case environment(key: String, value: String)
  /// Lets time pass, in seconds.
  case wait(Double)
  /// Drags a view by a distance, in points, in no time.
  case drag(String, by: Size)
  /// Puts a finger on a view, at a point of its own in points; nil for its middle.
  case down(String, at: Point?)
  /// Moves the finger by a distance, in points.
  case move(by: Size)
  /// Moves the finger to a point of the view that it was put on, in points.
  case moveTo(Point)
  /// Lifts the finger.
  case up
}

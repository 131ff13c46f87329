public import AccessibilityCore
public import LayoutCore

/// What the user's own closures do when a view is asked for something.
public struct RequestHandlers {
  /// Runs when the view is activated.
  public var activate: (@MainActor () -> Void)?
  /// Puts the control into a state; false if it cannot have it.
  public var setState: (@MainActor (Control.State) -> Bool)?
  /// Runs for actions of assistive technology, by kind and name.
  public var perform: (@MainActor (AccessibilityAction, Double) -> Bool)?
  /// Runs when the view is tapped at a point of its own, in points.
  public var tap: (@MainActor (Point) -> Void)?
  /// Runs when fingers do something to the view; a tap goes to ``tap`` as well if it is not sent here.
  public var gesture: (@MainActor (GestureEvent) -> Void)?
  /// Runs when what was typed is submitted.
  public var submit: (@MainActor () -> Void)?
  /// Runs when the view gets or loses the keyboard.
  public var focus: (@MainActor (Bool) -> Void)?

  /// Creates handlers that do nothing.
  public init() {}
}

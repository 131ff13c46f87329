public import AccessibilityCore
public import LayoutCore

/// The program's closures that handle requests to a view.
public struct RequestHandlers {
  /// Runs when the view is activated.
  public var activate: (@MainActor () -> Void)? {
    didSet { closesPresentation = false }
  }
  /// Whether the view looks different while it is pressed (V8.4).
  public var showsPress = false
  /// Sets the state of the control; false if it cannot have it.
  public var setState: (@MainActor (Control.State) -> Bool)?
  /// Whether the control is disabled, so that touches do not change it.
  public var isDisabled = false
  /// Runs when a touch grabs the control, and when it ends (T9.9).
  public var hold: (@MainActor (Bool) -> Void)?
  /// Runs for accessibility actions, by kind and name.
  public var perform: (@MainActor (AccessibilityAction, Double) -> Bool)?
  /// Follows one of the links of a text, by its place from 0.
  public var follow: (@MainActor (Int) -> Void)?
  /// Runs when the view is tapped at once.
  public var tap: (@MainActor (GestureTouch) -> Void)?
  /// The gesture recognizer of the view.
  public var recognizer: (any GestureRecognizing)?
  /// Runs when the text is submitted.
  public var submit: (@MainActor () -> Void)?
  /// Runs when the view begins or ends editing.
  public var focus: (@MainActor (Bool) -> Void)?

  /// Deletes the view's element from its list.
  public var delete: (@MainActor () -> Void)?
  /// Moves the view's element before another one of its list, by that one's position.
  public var move: (@MainActor (Int) -> Void)?
  /// Runs when the view's element gains or loses the accessibility focus.
  public var accessibilityFocus: (@MainActor (Bool) -> Void)?
  /// Selects or deselects the view's element in its list; false if that is not possible.
  public var select: (@MainActor (Bool) -> Bool)?
  /// Whether hit testing ignores the view and all that is inside of it (V12.5).
  public var ignoresFingers = false
  /// The value of the view's link, with which a list also selects it (V10.1).
  public var linkValue: AnyHashable?
  /// Whether activating the view dismisses its presentation.
  public var closesPresentation = false

  /// Creates handlers that do nothing.
  public init() {}
}

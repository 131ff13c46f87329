public import AccessibilityCore
public import LayoutCore

/// What the user's own closures do when a view is asked for something.
public struct RequestHandlers {
  /// Runs when the view is activated.
  public var activate: (@MainActor () -> Void)? {
    didSet { closesPresentation = false }
  }
  /// Whether the view looks different while a finger is on it (V8.4).
  public var showsPress = false
  /// Puts the control into a state; false if it cannot have it.
  public var setState: (@MainActor (Control.State) -> Bool)?
  /// Runs for actions of assistive technology, by kind and name.
  public var perform: (@MainActor (AccessibilityAction, Double) -> Bool)?
  /// Runs when the view is tapped, by a finger that comes and goes in no time.
  public var tap: (@MainActor (GestureTouch) -> Void)?
  /// What fingers may mean to the view.
  public var recognizer: (any GestureRecognizing)?
  /// Runs when what was typed is submitted.
  public var submit: (@MainActor () -> Void)?
  /// Runs when the view gets or loses the keyboard.
  public var focus: (@MainActor (Bool) -> Void)?

  /// Takes the view's element out of its list.
  public var delete: (@MainActor () -> Void)?
  /// Moves the view's element before another one of its list, by that one's position.
  public var move: (@MainActor (Int) -> Void)?
  /// Whether fingers go past the view and all that is inside of it (V12.5).
  public var ignoresFingers = false
  /// The value that the view leads to, which is also what a list selects of it (V10.1).
  public var linkValue: AnyHashable?
  /// Whether activating the view closes what presents it.
  public var closesPresentation = false

  /// Creates handlers that do nothing.
  public init() {}
}

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
  /// Whether the control is disabled, so that fingers change nothing of it.
  public var isDisabled = false
  /// Runs when a finger takes hold of the control, and when it lets go (T9.9).
  public var hold: (@MainActor (Bool) -> Void)?
  /// Runs for actions of assistive technology, by kind and name.
  public var perform: (@MainActor (AccessibilityAction, Double) -> Bool)?
  /// Follows one of the links of a text, by its place from 0.
  public var follow: (@MainActor (Int) -> Void)?
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
  /// Runs when assistive technology comes to the view's element or leaves it.
  public var accessibilityFocus: (@MainActor (Bool) -> Void)?
  /// Selects the view's element in its list, or takes it out of the selection; false if that cannot be.
  public var select: (@MainActor (Bool) -> Bool)?
  /// Whether fingers go past the view and all that is inside of it (V12.5).
  public var ignoresFingers = false
  /// The value that the view leads to, which is also what a list selects of it (V10.1).
  public var linkValue: AnyHashable?
  /// Whether activating the view closes what presents it.
  public var closesPresentation = false

  /// Creates handlers that do nothing.
  public init() {}
}

public import LayoutCore

/// The outcome of a request to an element.
public struct AccessibilityOutcome: Sendable, Hashable {
  /// The performed action, and the resulting state of the element.
  public enum Effect: Sendable, Hashable {
    /// The element was activated; the effect is left to the application.
    case activated
    /// The address of a link was passed to `openURL`.
    case opened(String)
    /// A two-state or three-state element was switched.
    case toggled(Control.ToggleState)
    /// The number of an element was changed.
    case changedNumber(Double)
    /// The text of an element was changed; bullets if it is secure.
    case changedText(String)
    /// The option or tab of this name was selected.
    case selected(String)
    /// The row of this name was deselected.
    case deselected(String)
    /// An element expanded or collapsed its content.
    case disclosed(Bool)
    /// An adjustable element without a known number was incremented.
    case incremented
    /// An adjustable element without a known number was decremented.
    case decremented
    /// A named action was performed.
    case performed(String)
    /// Another action was performed, such as that of the escape gesture.
    case performedAction(AccessibilityAction.Kind)
    /// The element was focused.
    case focused
    /// The element was scrolled into view, as far as the scroll views around it go.
    case scrolledIntoView
  }

  /// The element's id.
  public var id: String
  /// The label of the element.
  public var label: String?
  /// The performed action.
  public var effect: Effect

  /// Creates an outcome.
  package init(id: String, label: String? = nil, effect: Effect) {
    self.id = id
    self.label = label
    self.effect = effect
  }
}

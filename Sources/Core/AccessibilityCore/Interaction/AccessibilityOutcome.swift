public import LayoutCore

/// What a request did to an element.
public struct AccessibilityOutcome: Sendable, Hashable {
  /// What was done, and the state that the element has now.
  public enum Effect: Sendable, Hashable {
    /// The element was pressed; what follows is the application's business.
    case activated
    /// The address of a link was handed to what opens addresses.
    case opened(String)
    /// A two-state or three-state element was switched.
    case toggled(Control.ToggleState)
    /// The number of an element was changed.
    case changedNumber(Double)
    /// The text of an element was changed; bullets where it is secret.
    case changedText(String)
    /// The option or tab of this name was chosen.
    case selected(String)
    /// The row of this name is selected no more.
    case deselected(String)
    /// An element shows what it discloses, or does not any more.
    case disclosed(Bool)
    /// An adjustable element without a number of its own was asked for the next value.
    case incremented
    /// An adjustable element without a number of its own was asked for the value before.
    case decremented
    /// An action that is listed by this name was done.
    case performed(String)
    /// Another action was done, such as that of the escape gesture.
    case performedAction(AccessibilityAction.Kind)
    /// The focus is on the element.
    case focused
    /// The element is in sight, as far as what is around it scrolls.
    case scrolledIntoView
  }

  /// The element's id.
  public var id: String
  /// What the element is, in words.
  public var label: String?
  /// What was done.
  public var effect: Effect

  /// Creates an outcome.
  package init(id: String, label: String? = nil, effect: Effect) {
    self.id = id
    self.label = label
    self.effect = effect
  }
}

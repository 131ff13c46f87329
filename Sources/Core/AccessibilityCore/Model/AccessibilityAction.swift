/// Something that assistive technology can do to an element.
public struct AccessibilityAction: Sendable, Hashable {
  /// What sort of action it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What activating the element does.
    case `default`
    /// An action listed by its name.
    case named
    case adjustable
    case escape
    case magicTap
    case delete
    case zoom
    case scroll
  }

  /// What sort of action it is.
  public var kind: Kind
  /// The name under which the action is listed, or the title of the control it comes from.
  public var name: String?
  /// The group of actions in which it is listed.
  public var category: String?

  /// Whether what the action switches or chooses is on, as a mark in a menu says it; nil for an action
  /// without a mark.
  public var isOn: Bool?

  /// What `refreshable` adds to what scrolls (V12.6).
  package static let refresh = AccessibilityAction(.named, name: "Refresh")

  /// Creates an action.
  public init(_ kind: Kind, name: String? = nil, category: String? = nil, isOn: Bool? = nil) {
    self.kind = kind
    self.name = name
    self.category = category
    self.isOn = isOn
  }
}

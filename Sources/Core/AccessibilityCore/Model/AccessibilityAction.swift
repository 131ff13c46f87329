/// An accessibility action of an element.
public struct AccessibilityAction: Sendable, Hashable {
  /// The kind of an action.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The activation of the element.
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

  /// The kind of the action.
  public var kind: Kind
  /// The name under which the action is listed, or the title of the control it comes from.
  public var name: String?
  /// The group of actions in which it is listed.
  public var category: String?

  /// Whether the action has a checkmark, as a switched or selected menu item; nil for an action
  /// that cannot have one.
  public var isOn: Bool?

  /// The action that `refreshable` adds to scrolling views (V12.6).
  package static let refresh = AccessibilityAction(.named, name: "Refresh")

  /// Creates an action.
  public init(_ kind: Kind, name: String? = nil, category: String? = nil, isOn: Bool? = nil) {
    self.kind = kind
    self.name = name
    self.category = category
    self.isOn = isOn
  }
}

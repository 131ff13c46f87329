public import LayoutCore

/// An accessibility modifier of a view, which layout carries along and never reads.
public enum AccessibilityModifier: ViewAnnotation {
  /// How an element treats the elements below it.
  public enum ChildBehavior: String, Sendable, Hashable, CaseIterable {
    /// They are not reachable.
    case ignore
    /// They are merged into the element.
    case combine
    /// They stay, in a container.
    case contain
  }

  /// What a container holds, which a screen reader says at its start and end.
  public enum ContainerType: String, Sendable, Hashable, CaseIterable {
    case list
    case landmark
    case tabBar
  }

  /// What a content shape is for.
  public enum ContentShapeKind: String, Sendable, Hashable, CaseIterable {
    /// Where the view is touched; the outline if there is none for accessibility.
    case interaction
    /// How assistive technology outlines the view.
    case accessibility
  }

  /// Label, value, hint, traits, actions and the other properties.
  case properties(name: String, AccessibilityProperties)
  /// `accessibilityElement(children:)`.
  case element(ChildBehavior, ContainerType? = nil)
  /// `accessibilityChildren`; its content is laid out in the view's bounds and not drawn.
  case children
  /// `accessibilityRepresentation`; its content stands for the view.
  case representation
  /// `contentShape(_:_:)`, which changes the element's outline, never its frame or place.
  case contentShape(ContentShapeKind, BasicShape)
  /// `disabled(_:)`.
  case disabled(Bool)
  /// `redacted(reason: .placeholder)`.
  case redacted
  /// `unredacted()`.
  case unredacted
  /// `badge(_:)`.
  case badge(String)
  /// `Image(systemName:)`: the symbol's name, of which the system has a description.
  case symbol(String)
  /// `Image(decorative:)`.
  case decorative
  /// A gesture, which adds no trait.
  case gesture
  /// The selection of a list or table: whether several rows may be selected at once, and whether any
  /// may be now.
  case selection(isMultiple: Bool, isOffered: Bool)
  /// A row that cannot be selected, in a list of which others can.
  case unselectable
  /// What a style of one's own makes of a control, which it is to assistive technology nevertheless; of
  /// what shows and hides views, its label alone (A2.39).
  case styled(Control, label: String?)
  /// `refreshable`: what scrolls can be brought up to date (V12.6).
  case refreshable

  /// Whether controls inside are kept from acting; nil for what says nothing of that.
  public var isDisabled: Bool? {
    if case .disabled(let isDisabled) = self { return isDisabled }
    return nil
  }

  /// Whether placeholders stand for what is inside; nil for what says nothing of that.
  public var isRedacted: Bool? {
    switch self {
    case .redacted: true
    case .unredacted: false
    case .properties, .element, .children, .representation, .contentShape, .disabled, .badge,
      .symbol, .decorative, .gesture, .selection, .unselectable, .styled, .refreshable:
      nil
    }
  }

  /// The symbol that an image is; nil for what says nothing of that.
  public var symbolName: String? {
    if case .symbol(let name) = self { return name }
    return nil
  }

  /// The modifier's name in SwiftUI.
  public var name: String {
    switch self {
    case .properties(let name, _): name
    case .element: "accessibilityElement"
    case .children: "accessibilityChildren"
    case .representation: "accessibilityRepresentation"
    case .contentShape: "contentShape"
    case .disabled: "disabled"
    case .redacted: "redacted"
    case .unredacted: "unredacted"
    case .badge: "badge"
    case .symbol, .decorative: "Image"
    case .gesture: "onTapGesture"
    case .selection: "selection"
    case .unselectable: "selectionDisabled"
    case .styled(let control, _): control.typeName
    case .refreshable: "refreshable"
    }
  }
}

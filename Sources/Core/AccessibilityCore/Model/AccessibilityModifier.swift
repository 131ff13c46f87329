public import LayoutCore

/// An accessibility modifier of a view, which layout only passes on.
public enum AccessibilityModifier: ViewAnnotation {
  /// The treatment of an element's children, SwiftUI's `AccessibilityChildBehavior`.
  public enum ChildBehavior: String, Sendable, Hashable, CaseIterable {
    /// The children are not reachable.
    case ignore
    /// The children are merged into the element.
    case combine
    /// The children stay, in a container.
    case contain
  }

  /// The type of a container, which a screen reader speaks at its start and end.
  public enum ContainerType: String, Sendable, Hashable, CaseIterable {
    case list
    case landmark
    case tabBar
  }

  /// The purpose of a content shape.
  public enum ContentShapeKind: String, Sendable, Hashable, CaseIterable {
    /// The area for hit testing; also the outline if there is none for accessibility.
    case interaction
    /// The outline for assistive technology.
    case accessibility
  }

  /// Label, value, hint, traits, actions and the other properties.
  case properties(name: String, AccessibilityProperties)
  /// `accessibilityElement(children:)`.
  case element(ChildBehavior, ContainerType? = nil)
  /// `accessibilityChildren`; its content is laid out in the view's bounds and not drawn.
  case children
  /// `accessibilityRepresentation`; its content replaces the view's elements.
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
  /// `Image(systemName:)`: the symbol's name, for which the system has a description.
  case symbol(String)
  /// `Image(decorative:)`.
  case decorative
  /// A gesture, which adds no trait.
  case gesture
  /// The selection of a list or table: whether several rows may be selected at once, and whether
  /// any may be now.
  case selection(isMultiple: Bool, isOffered: Bool)
  /// A row that cannot be selected, in a list with others that can.
  case unselectable
  /// A control with a custom style, which keeps its semantics; a disclosure group keeps its label
  /// alone (A2.39).
  case styled(Control, label: String?)
  /// `refreshable`: the scrolling content can be refreshed (V12.6).
  case refreshable

  /// Whether controls inside are disabled; nil for a modifier that does not concern that.
  public var isDisabled: Bool? {
    if case .disabled(let isDisabled) = self { return isDisabled }
    return nil
  }

  /// Whether the content is redacted; nil for a modifier that does not concern that.
  public var isRedacted: Bool? {
    switch self {
    case .redacted: true
    case .unredacted: false
    case .properties, .element, .children, .representation, .contentShape, .disabled, .badge,
      .symbol, .decorative, .gesture, .selection, .unselectable, .styled, .refreshable:
      nil
    }
  }

  /// The symbol of an image; nil for a modifier that names none.
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

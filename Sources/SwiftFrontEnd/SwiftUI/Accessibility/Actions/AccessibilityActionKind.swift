internal import AccessibilityCore

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let engine: AccessibilityCore.AccessibilityAction.Kind
  /// The name of an action that has one.
  let name: Text?

  private init(_ engine: AccessibilityCore.AccessibilityAction.Kind, name: Text? = nil) {
    self.engine = engine
    self.name = name
  }

  /// Creates a named custom action.
  public init(named name: Text) { self.init(.named, name: name) }

  /// The default action: activating the element.
  public static let `default` = AccessibilityActionKind(.default)
  /// Dismisses the presentation, or goes back.
  public static let escape = AccessibilityActionKind(.escape)
  /// The magic tap: the most important action of the screen.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(.delete)
  /// Shows the element's menu.
  ///
  /// It is listed by its name, as custom actions are.
  public static let showMenu = AccessibilityActionKind(.named, name: Text(verbatim: "Show menu"))
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// The value of a zoom action.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of the zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location of the zoom, as a unit point of the element.
  public let location: UnitPoint
  /// The location of the zoom, in points of the element.
  public let point: CGPoint
}

/// A group of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// The name of the group of actions; nil for none.
  let name: Text?

  /// Creates a group.
  public init(_ name: Text) { self.name = name }

  /// Creates a group.
  public init(_ name: LocalizedStringKey) { self.name = Text(name) }

  /// Creates a group.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }

  private init() { name = nil }

  /// The default category.
  public static let `default` = AccessibilityActionCategory()
  /// Editing actions.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))
}

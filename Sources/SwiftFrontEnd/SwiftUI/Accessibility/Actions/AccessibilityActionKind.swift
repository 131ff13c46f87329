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

  /// An action that is listed by a name.
  public init(named name: Text) { self.init(.named, name: name) }

  /// The default action: activating the element.
  public static let `default` = AccessibilityActionKind(.default)
  /// Closes what is open.
  public static let escape = AccessibilityActionKind(.escape)
  /// The magic tap: the most important action of the screen.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Takes the element away.
  public static let delete = AccessibilityActionKind(.delete)
  /// Shows what can be done.
  ///
  /// It is listed by its name, as custom actions are.
  public static let showMenu = AccessibilityActionKind(.named, name: Text(verbatim: "Show menu"))
}

/// The way in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// The value of a zoom action.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The way in which it zooms.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  /// The way in which it zooms.
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

  /// No group.
  public static let `default` = AccessibilityActionCategory()
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))
}

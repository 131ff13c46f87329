internal import AccessibilityCore

/// What sort of action assistive technology may ask for.
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

  /// What activating does.
  public static let `default` = AccessibilityActionKind(.default)
  /// Closes what is open.
  public static let escape = AccessibilityActionKind(.escape)
  /// What the screen is there for most.
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

/// What a zoom action does.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The way in which it zooms.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  /// The way in which it zooms.
  public let direction: Direction
  /// Where, relative to the element's size.
  public let location: UnitPoint
  /// Where, in points of the element.
  public let point: CGPoint
}

/// A group of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// What the group is called; nil for none.
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

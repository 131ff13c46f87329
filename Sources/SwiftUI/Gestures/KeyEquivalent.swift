/// A key of a keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What it types.
  public var character: Character

  /// Creates a key.
  public init(_ character: Character) { self.character = character }

  /// Creates one.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The one called up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The one called down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The one called left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The one called right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The one called escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The one called delete.
  public static let delete = KeyEquivalent("\u{08}")
  /// The one called delete forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The one called home.
  public static let home = KeyEquivalent("\u{F729}")
  /// The one called end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The one called page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The one called page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The one called clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The one called tab.
  public static let tab = KeyEquivalent("\t")
  /// The one called space.
  public static let space = KeyEquivalent(" ")
  /// The key or button of this name.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while something else happens.
public struct EventModifiers: OptionSet, Sendable {
  /// The value that stands for it.
  public let rawValue: Int
  /// Creates one from the value that stands for it.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The one called caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The one called shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The one called control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The one called option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The one called command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The one called numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The one called all.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

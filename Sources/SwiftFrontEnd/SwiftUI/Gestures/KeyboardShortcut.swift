internal import AccessibilityCore

/// The keys that trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// The mapping of the key to other keyboard layouts.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The key of a dialog's main button: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of a cancel button: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The mapping of a key to other keyboard layouts.
  public struct Localization: Hashable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// Mapped to the keyboard, and mirrored in right-to-left languages.
    public static let automatic = Localization(name: "automatic")
    /// Mapped to the keyboard, without mirroring.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The very key.
    public static let custom = Localization(name: "custom")
  }
}

extension EventModifiers: Hashable {}

extension KeyboardShortcut {
  /// The keys by their names, those that are held first.
  fileprivate nonisolated var words: String {
    let held: [(EventModifiers, String)] = [
      (.command, "command"), (.control, "control"), (.option, "option"), (.shift, "shift"),
    ]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// The name of the key on a desktop.
  fileprivate nonisolated var name: String {
    switch self {
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .escape: "Escape"
    case .delete: "BackSpace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page_Up"
    case .pageDown: "Page_Down"
    case .clear: "Clear"
    case .tab: "Tab"
    case .space: "space"
    case .return: "Return"
    case KeyEquivalent("+"): "plus"
    default: String(character)
    }
  }
}

extension View {
  /// Sets the keyboard shortcut of the control, for assistive technology; keys are not pressed.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Sets the keyboard shortcut of the control, for assistive technology; keys are not pressed.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keyboard shortcut of the control, for assistive technology; keys are not pressed.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Sets the keyboard shortcut of the control, for assistive technology, nil for none; keys are
  /// not pressed.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    let words = shortcut?.words
    return accessibilityProperty("keyboardShortcut") { properties, _ in
      properties.keyboardShortcut = words
    }
  }
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key types.
  public var character: Character

  /// Creates a key.
  public init(_ character: Character) { self.character = character }

  /// Creates one.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{08}")
  /// The forward delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key of a number pad that clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The key or button of this name.
  public static let `return` = KeyEquivalent("\r")
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The shift key is held.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key is held.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key is held.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key is held.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is on the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// Every modifier.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The keys of the buttons inside; nil if there are none.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  /// A double pinch.
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  /// Makes a hand gesture activate the control inside.
  ///
  /// Inert: there is no watch.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }
}

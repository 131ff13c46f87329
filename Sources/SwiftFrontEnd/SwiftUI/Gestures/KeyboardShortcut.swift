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

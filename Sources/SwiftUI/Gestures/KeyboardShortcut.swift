/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// Where the key is on other keyboards.
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
  /// The key of a dialog's way out: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Where the key is on other keyboards.
  public struct Localization: Hashable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// Where the keyboard has it, mirrored where the language is written from right to left.
    public static let automatic = Localization(name: "automatic")
    /// Where the keyboard has it.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The very key.
    public static let custom = Localization(name: "custom")
  }
}

extension EventModifiers: Hashable {}

extension View {
  /// Lets keys do what the control does.
  ///
  /// Inert: no keys are pressed.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Lets keys do what the control does.
  ///
  /// Inert: no keys are pressed.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }

  /// Lets keys do what the control does.
  ///
  /// Inert: no keys are pressed.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Lets keys do what the control does, if there are some.
  ///
  /// Inert: no keys are pressed.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}

/// What scrolling does to the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rawValue: Int8

  /// As the system has it.
  public static let automatic = ScrollDismissesKeyboardMode(rawValue: 0)
  /// It goes at once.
  public static let immediately = ScrollDismissesKeyboardMode(rawValue: 1)
  /// It goes with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(rawValue: 2)
  /// It stays.
  public static let never = ScrollDismissesKeyboardMode(rawValue: 3)
}

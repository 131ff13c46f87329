/// The label of the return key.
public struct SubmitLabel: Sendable {
  private let name: String

  /// “Done”.
  public static let done = SubmitLabel(name: "done")
  /// “Go”.
  public static let go = SubmitLabel(name: "go")
  /// “Send”.
  public static let send = SubmitLabel(name: "send")
  /// “Join”.
  public static let join = SubmitLabel(name: "join")
  /// “Route”.
  public static let route = SubmitLabel(name: "route")
  /// “Search”.
  public static let search = SubmitLabel(name: "search")
  /// The key or button of this name.
  public static let `return` = SubmitLabel(name: "return")
  /// “Next”.
  public static let next = SubmitLabel(name: "next")
  /// The key or button of this name.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters the keyboard makes large.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String

  /// No letter becomes a capital by itself.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Each word begins with a capital.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Each sentence begins with a capital.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Every letter is a capital.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The ways in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String

  /// The default of the scrolling view.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as one scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard goes along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Scrolling leaves the keyboard where it is.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

// There is no keyboard that these could tell anything.
extension View {
  /// Inert: no keyboard is shown.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Inert: no keyboard is shown.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Inert: no keyboard is shown.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Inert: no keyboard is shown.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Inert: no keyboard is shown.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    self
  }

  /// Inert: what is typed is not corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(_EnvironmentModifier("autocorrectionDisabled") { $0.autocorrectionDisabled = disable })
  }

  /// Inert: what is typed is not corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(
      _EnvironmentModifier("autocorrectionDisabled") {
        $0.autocorrectionDisabled = disable ?? $0.autocorrectionDisabled
      }
    )
  }

  /// Inert but for who asks the environment: no keyboard is shown that scrolling could take away.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether what is typed is not corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether what is typed is not corrected: the older name.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

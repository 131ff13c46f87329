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

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String

  /// No capitalization.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Capitalizes each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Capitalizes each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Capitalizes each letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The ways in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String

  /// The default of the scrolling view.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the drag.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Scrolling does not dismiss it.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

// Settings of the keyboard, which is not modelled.
extension View {
  /// Inert: there is no keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Inert: there is no keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Inert: there is no keyboard.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Inert: there is no keyboard.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Inert: there is no keyboard.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    self
  }

  /// Inert: text is not corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(_EnvironmentModifier("autocorrectionDisabled") { $0.autocorrectionDisabled = disable })
  }

  /// Inert: text is not corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(
      _EnvironmentModifier("autocorrectionDisabled") {
        $0.autocorrectionDisabled = disable ?? $0.autocorrectionDisabled
      }
    )
  }

  /// Inert but for the environment: there is no keyboard to dismiss.
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
  /// `true` if autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// `true` if autocorrection is disabled, in the older API.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

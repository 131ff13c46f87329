extension View {
  /// Sets the transition between contents of the view.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_EnvironmentModifier("contentTransition") { $0.contentTransition = transition })
  }
}

/// The transition from a view's content to new content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// `true` if new content fades in: all but identity does, since two texts' glyphs are not
  /// interpolated (T1.16); symbols are replaced by their effect (T1.17).
  var fades: Bool { self != .identity && self != .symbolEffect }
  /// The content changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(name: "opacity")
  /// Interpolates between the contents, where that is possible.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Replaces a symbol with the symbol's own effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Replaces symbols by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
  /// Replaces numbers digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Replaces numbers digit by digit, up or down with the value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// The content transition of the environment.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

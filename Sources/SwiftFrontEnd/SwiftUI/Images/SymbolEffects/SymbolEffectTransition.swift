/// Inserts and removes symbols with their effect.
public struct SymbolEffectTransition: Transition {
  /// Creates a transition.
  public nonisolated init() {}

  /// Creates a transition of an effect.
  public nonisolated init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T,
    options: SymbolEffectOptions
  ) {}

  /// The view in a phase; symbol effects are shown in their final state (T1.17).
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// Inserts and removes symbols with their effect.
  public nonisolated static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Inserts and removes symbols with an effect.
  public nonisolated static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

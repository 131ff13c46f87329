/// The default effect of the context.
///
/// Inert: symbols do not animate.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of the context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

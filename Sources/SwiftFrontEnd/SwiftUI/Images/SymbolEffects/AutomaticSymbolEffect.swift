/// What suits the place.
///
/// Inert: symbols stand still.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

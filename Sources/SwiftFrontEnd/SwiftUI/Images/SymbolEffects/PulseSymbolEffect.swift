/// Fading in and out.
///
/// Inert: symbols stand still.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fading in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

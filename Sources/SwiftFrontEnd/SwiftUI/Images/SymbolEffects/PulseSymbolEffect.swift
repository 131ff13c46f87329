/// Fades a symbol in and out.
///
/// Inert: symbols do not animate.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades a symbol in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

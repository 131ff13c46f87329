/// Grows and shrinks a symbol.
///
/// Inert: symbols do not animate.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The variant of the effect.
  public var plain: BreatheSymbolEffect { self }
  /// The variant of the effect.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks a symbol.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

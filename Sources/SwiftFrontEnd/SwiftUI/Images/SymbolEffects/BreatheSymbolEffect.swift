/// Growing and shrinking.
///
/// Inert: symbols stand still.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The motion in this way.
  public var plain: BreatheSymbolEffect { self }
  /// The motion in this way.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

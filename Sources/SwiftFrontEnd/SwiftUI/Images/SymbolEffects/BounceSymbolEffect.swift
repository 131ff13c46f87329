/// A short jump.
///
/// Inert: symbols do not animate.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The variant of the effect.
  public var up: BounceSymbolEffect { self }
  /// The variant of the effect.
  public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

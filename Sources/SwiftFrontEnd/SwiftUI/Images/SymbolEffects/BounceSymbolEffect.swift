/// A short jump.
///
/// Inert: symbols stand still.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The motion in this way.
  public var up: BounceSymbolEffect { self }
  /// The motion in this way.
  public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

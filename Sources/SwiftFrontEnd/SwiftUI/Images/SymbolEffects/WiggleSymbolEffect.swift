/// Moves a symbol to and fro.
///
/// Inert: symbols do not animate.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var up: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var down: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var left: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var right: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var forward: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var backward: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var clockwise: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var counterClockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves a symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Turning.
///
/// Inert: symbols do not animate.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The variant of the effect.
  public var clockwise: RotateSymbolEffect { self }
  /// The variant of the effect.
  public var counterClockwise: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

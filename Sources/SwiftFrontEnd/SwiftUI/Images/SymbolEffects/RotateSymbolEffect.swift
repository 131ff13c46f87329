/// Turning.
///
/// Inert: symbols stand still.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The motion in this way.
  public var clockwise: RotateSymbolEffect { self }
  /// The motion in this way.
  public var counterClockwise: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Moving to and fro.
///
/// Inert: symbols stand still.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var up: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var down: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var left: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var right: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var forward: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var backward: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var clockwise: WiggleSymbolEffect { self }
  /// The motion in this way.
  public var counterClockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moving to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

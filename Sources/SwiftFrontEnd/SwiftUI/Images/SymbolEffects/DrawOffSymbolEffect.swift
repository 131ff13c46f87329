/// Going as if drawn backwards.
///
/// Inert: symbols stand still.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Layer by layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// One layer after the other.
  public var individually: DrawOffSymbolEffect { self }
  /// From the end to the beginning.
  public var reversed: DrawOffSymbolEffect { self }
  /// From the beginning to the end.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Going as if drawn backwards.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

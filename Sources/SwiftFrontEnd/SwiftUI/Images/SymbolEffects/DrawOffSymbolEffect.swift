/// Removes a symbol as if drawn backwards.
///
/// Inert: symbols do not animate.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The effect, one layer after another.
  public var individually: DrawOffSymbolEffect { self }
  /// The effect from the end to the beginning.
  public var reversed: DrawOffSymbolEffect { self }
  /// The effect from the beginning to the end.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Removes a symbol as if drawn backwards.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

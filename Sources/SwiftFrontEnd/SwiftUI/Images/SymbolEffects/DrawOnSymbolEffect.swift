/// Draws a symbol as with a pen.
///
/// Inert: symbols do not animate.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The effect, one layer after another.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws a symbol as with a pen.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

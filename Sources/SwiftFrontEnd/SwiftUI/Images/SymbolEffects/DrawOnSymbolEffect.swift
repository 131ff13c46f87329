/// Being drawn as with a pen.
///
/// Inert: symbols stand still.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Layer by layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// One layer after the other.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Being drawn as with a pen.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

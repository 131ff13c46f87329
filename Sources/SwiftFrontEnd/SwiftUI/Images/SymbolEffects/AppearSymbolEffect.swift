/// Makes a symbol appear.
///
/// Inert: symbols do not animate.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The variant of the effect.
  public var up: AppearSymbolEffect { self }
  /// The variant of the effect.
  public var down: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Makes a symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Makes a symbol disappear.
///
/// Inert: symbols do not animate.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The variant of the effect.
  public var up: DisappearSymbolEffect { self }
  /// The variant of the effect.
  public var down: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Makes a symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

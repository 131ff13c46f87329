/// Replaces a symbol by another.
///
/// Inert: symbols do not animate.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The variant of the effect.
  public var downUp: ReplaceSymbolEffect { self }
  /// The variant of the effect.
  public var upUp: ReplaceSymbolEffect { self }
  /// The variant of the effect.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces a symbol by another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

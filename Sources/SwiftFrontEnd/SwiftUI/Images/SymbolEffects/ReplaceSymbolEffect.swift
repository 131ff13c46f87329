/// Becoming another symbol.
///
/// Inert: symbols stand still.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The motion in this way.
  public var downUp: ReplaceSymbolEffect { self }
  /// The motion in this way.
  public var upUp: ReplaceSymbolEffect { self }
  /// The motion in this way.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Becoming another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Going out of view.
///
/// Inert: symbols stand still.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The motion in this way.
  public var up: DisappearSymbolEffect { self }
  /// The motion in this way.
  public var down: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Going out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

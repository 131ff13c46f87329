/// Coming into view.
///
/// Inert: symbols stand still.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The motion in this way.
  public var up: AppearSymbolEffect { self }
  /// The motion in this way.
  public var down: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Coming into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

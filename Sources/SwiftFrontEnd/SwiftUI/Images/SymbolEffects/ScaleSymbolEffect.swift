/// A larger or smaller symbol.
///
/// Inert: symbols stand still.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// The motion in this way.
  public var up: ScaleSymbolEffect { self }
  /// The motion in this way.
  public var down: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A larger or smaller symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

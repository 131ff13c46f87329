/// A larger or smaller symbol.
///
/// Inert: symbols do not animate.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// The variant of the effect.
  public var up: ScaleSymbolEffect { self }
  /// The variant of the effect.
  public var down: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A larger or smaller symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

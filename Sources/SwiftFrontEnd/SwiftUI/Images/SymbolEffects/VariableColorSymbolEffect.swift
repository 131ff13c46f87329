/// Highlights the layers of a symbol one after another.
///
/// Inert: symbols do not animate.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The effect, layer by layer.
  public var byLayer: VariableColorSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: VariableColorSymbolEffect { self }
  /// The variant of the effect.
  public var iterative: VariableColorSymbolEffect { self }
  /// The variant of the effect.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The variant of the effect.
  public var reversing: VariableColorSymbolEffect { self }
  /// The variant of the effect.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The variant of the effect.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The variant of the effect.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Highlights the layers of a symbol one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Layers that light up one after the other.
///
/// Inert: symbols stand still.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// Layer by layer.
  public var byLayer: VariableColorSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: VariableColorSymbolEffect { self }
  /// The motion in this way.
  public var iterative: VariableColorSymbolEffect { self }
  /// The motion in this way.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The motion in this way.
  public var reversing: VariableColorSymbolEffect { self }
  /// The motion in this way.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The motion in this way.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The motion in this way.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers that light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

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

/// The default effect of the context.
///
/// Inert: symbols do not animate.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect of the context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A short jump.
///
/// Inert: symbols do not animate.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The variant of the effect.
  public var up: BounceSymbolEffect { self }
  /// The variant of the effect.
  public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Grows and shrinks a symbol.
///
/// Inert: symbols do not animate.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The variant of the effect.
  public var plain: BreatheSymbolEffect { self }
  /// The variant of the effect.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks a symbol.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

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

/// Removes a symbol as if drawn backwards.
///
/// Inert: symbols do not animate.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The effect, one layer after another.
  public var individually: DrawOffSymbolEffect { self }
  /// The effect from the end to the beginning.
  public var reversed: DrawOffSymbolEffect { self }
  /// The effect from the beginning to the end.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Removes a symbol as if drawn backwards.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// Draws a symbol as with a pen.
///
/// Inert: symbols do not animate.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The effect, one layer after another.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws a symbol as with a pen.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Fades a symbol in and out.
///
/// Inert: symbols do not animate.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades a symbol in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

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

/// Turning.
///
/// Inert: symbols do not animate.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The variant of the effect.
  public var clockwise: RotateSymbolEffect { self }
  /// The variant of the effect.
  public var counterClockwise: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

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

/// Moves a symbol to and fro.
///
/// Inert: symbols do not animate.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect, layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var up: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var down: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var left: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var right: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var forward: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var backward: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var clockwise: WiggleSymbolEffect { self }
  /// The variant of the effect.
  public var counterClockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves a symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

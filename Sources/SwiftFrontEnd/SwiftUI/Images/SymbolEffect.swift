/// A motion of symbols.
public protocol SymbolEffect: Sendable {}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// A motion that happens once whenever a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect of a symbol's insertion and removal.
public protocol TransitionSymbolEffect {}

/// A motion with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// Options of a symbol effect: its repetition and speed.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The effect's defaults.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Repeats the effect.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Plays the effect once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeats the effect.
  public var repeating: SymbolEffectOptions { self }
  /// Plays the effect once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Repeats the effect some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Speeds the effect up by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Repeats the effect some times.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Repeats the effect some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Speeds the effect up by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Equatable, Sendable {
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With a pause after each repetition.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Some times, with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

/// Inserts and removes symbols with their effect.
public struct SymbolEffectTransition: Transition {
  /// Creates a transition.
  public nonisolated init() {}

  /// Creates a transition of an effect.
  public nonisolated init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T,
    options: SymbolEffectOptions
  ) {}

  /// The view in a phase; symbol effects are shown in their final state (T1.17).
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// Inserts and removes symbols with their effect.
  public nonisolated static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Inserts and removes symbols with an effect.
  public nonisolated static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension View {
  /// Adds an effect to the symbols inside, while it is active.
  ///
  /// Inert: symbols do not animate.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    self
  }

  /// Adds an effect to the symbols inside, whenever a value changes.
  ///
  /// Inert: symbols do not animate.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    self
  }

  /// Removes motions of symbols inside.
  ///
  /// Inert: symbols do not animate.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

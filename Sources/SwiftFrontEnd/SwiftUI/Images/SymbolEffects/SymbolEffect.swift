/// A motion of symbols.
public protocol SymbolEffect: Sendable {}

/// A motion that goes on while it is asked for.
public protocol IndefiniteSymbolEffect {}

/// A motion that happens once whenever a value changes.
public protocol DiscreteSymbolEffect {}

/// A motion with which symbols come and go.
public protocol TransitionSymbolEffect {}

/// A motion with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// Options of a symbol effect: its repetition and speed.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// As the motion does it.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Some times.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Equatable, Sendable {
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Some times, with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

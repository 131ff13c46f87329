internal import ProgramSupport

/// A type that has a value to stand in place of one that could not be compiled (V17.5).
///
/// The command makes types of sources such ones; it is not for sources.
public protocol EspalierNeutral {
  /// The value.
  static var espalierNeutral: Self { get }
}

/// A class that has an object to stand in place of one that could not be compiled (V17.5): those that are not
/// final cannot promise one of each class below them.
///
/// The command makes classes of sources such ones; it is not for sources.
public protocol EspalierNeutralObject: AnyObject {
  /// The object.
  static var espalierNeutralObject: AnyObject { get }
}

/// A value in place of one that could not be compiled; ends the screen, with a word that names the place, if the
/// type has no neutral value (V17.5).
///
/// For function types the overload that returns a function is preferred.
///
/// - Parameter number: Which of the program's placeholders it is.
@_disfavoredOverload
public func espalierNeutral<T>(_ number: Int) -> T {
  NeutralCall.$number.withValue(number) {
    PlaceholderLog.note(number, decides: NeutralValue.decides(T.self))
    return NeutralValue.required(T.self)
  }
}

/// A function in place of one that could not be compiled: what it returns is neutral.
///
/// - Parameter number: Which of the program's placeholders it is.
public func espalierNeutral<each Argument, Result>(
  _ number: Int
) -> @Sendable (repeat each Argument) -> Result {
  PlaceholderLog.note(number, decides: false)
  return { (_: repeat each Argument) in espalierNeutral(number) }
}

/// A function for the values of types that hold one: what it returns is neutral.
public func espalierNeutral<each Argument, Result>() -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in espalierNeutral() }
}

/// A function that waits in place of one that could not be compiled: it returns at once.
///
/// - Parameter number: Which of the program's placeholders it is.
public func espalierNeutral<each Argument, Result>(
  _ number: Int
) -> @Sendable (repeat each Argument) async -> Result {
  PlaceholderLog.note(number, decides: false)
  return { (_: repeat each Argument) in espalierNeutral(number) }
}

/// A function that waits for the values of types that hold one: it returns at once.
public func espalierNeutral<each Argument, Result>()
  -> @Sendable (repeat each Argument) async ->
  Result
{
  { (_: repeat each Argument) in espalierNeutral() }
}

/// The neutral value of a type, for the values of others that hold one: the place is that of the value that is
/// being made.
@_disfavoredOverload
public func espalierNeutral<T>() -> T { NeutralValue.required(T.self) }

/// Which neutral value is being made.
enum NeutralCall {
  /// Its number; nil outside of all.
  @TaskLocal static var number: Int?
  /// The depth of nested neutral values that are being made.
  @TaskLocal static var depth = 0

  /// From here on a type is taken to hold itself.
  static let mostDepth = 64
}

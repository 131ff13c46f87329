internal import ProgramSupport

/// A type with a neutral value, in place of one that could not be compiled (V17.5).
///
/// The conformance is added by the compiler; it is not for sources.
public protocol EspalierNeutral {
  /// The value.
  static var espalierNeutral: Self { get }
}

/// A class with a neutral object, in place of one that could not be compiled (V17.5): classes that
/// are not final cannot promise an object of each subclass.
///
/// The conformance is added by the compiler; it is not for sources.
public protocol EspalierNeutralObject: AnyObject {
  /// The object.
  static var espalierNeutralObject: AnyObject { get }
}

/// A value in place of one that could not be compiled; ends the screen, with a word that names the place, if the
/// type has no neutral value (V17.5).
///
/// For function types the overload that returns a function is preferred.
///
/// - Parameter number: The number of the placeholder in the program.
@_disfavoredOverload
public func espalierNeutral<T>(_ number: Int) -> T {
  NeutralCall.$number.withValue(number) {
    PlaceholderLog.note(number, decides: NeutralValue.decides(T.self))
    return NeutralValue.required(T.self)
  }
}

/// Returns a function in place of one that could not be compiled: its result is neutral.
///
/// - Parameter number: The number of the placeholder in the program.
public func espalierNeutral<each Argument, Result>(
  _ number: Int
) -> @Sendable (repeat each Argument) -> Result {
  PlaceholderLog.note(number, decides: false)
  return { (_: repeat each Argument) in espalierNeutral(number) }
}

/// Returns a function for the neutral value of another type: its result is neutral.
public func espalierNeutral<each Argument, Result>() -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in espalierNeutral() }
}

/// A function that waits in place of one that could not be compiled: it returns at once.
///
/// - Parameter number: The number of the placeholder in the program.
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

/// Returns the neutral value of a type, for that of another type: the placeholder is that of the
/// outer value.
@_disfavoredOverload
public func espalierNeutral<T>() -> T { NeutralValue.required(T.self) }

/// The neutral value that is being made.
enum NeutralCall {
  /// The number of its placeholder; nil outside.
  @TaskLocal static var number: Int?
  /// The depth of nested neutral values that are being made.
  @TaskLocal static var depth = 0

  /// The depth at which a type is taken to contain itself.
  static let mostDepth = 64
}

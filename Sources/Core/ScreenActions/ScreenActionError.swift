/// The reason for which an action cannot be performed.
public struct ScreenActionError: Error, Hashable, CustomStringConvertible {
  /// The mistake, and possible alternatives.
  public var message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The value in words.
  public var description: String { message }
}

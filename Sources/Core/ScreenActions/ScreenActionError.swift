/// Why an action cannot be done.
public struct ScreenActionError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what would do.
  public var message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The value in words.
  public var description: String { message }
}

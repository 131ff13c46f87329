/// An action or query that a screen cannot carry out.
public struct ScreenError: Error, Hashable, CustomStringConvertible {
  /// The problem, and the names that exist.
  public let description: String

  init(_ description: String) { self.description = description }
}

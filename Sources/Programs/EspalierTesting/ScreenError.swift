/// Why a screen does not do what a test asks for.
public struct ScreenError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what would do.
  public let description: String

  init(_ description: String) { self.description = description }
}

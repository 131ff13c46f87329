/// The number of lines that a text shows, and for how many it reserves space (L18.4).
public struct LineLimit: Sendable, Hashable {
  /// The fewest lines to keep room for.
  public var minimum: Int
  /// The most lines to show; nil for no limit.
  public var maximum: Int?

  /// Creates a limit from the lines to reserve and the lines to show.
  public init(minimum: Int = 0, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// As many lines as the text has, no room kept.
  public static let none = LineLimit()
}

/// Code of a screen that waits for its clock more often than the limit.
public struct TooManyWakes: Error, CustomStringConvertible {
  /// The call with which it waits.
  public let name: String
  /// The seconds up to which it was advanced.
  public let time: Double

  /// The value in words.
  public var description: String {
    """
    \(name) never come to an end: followed up to \(time) s, after \(GraphScreen.maximumWakes) times \
    that code went on
    """
  }
}

/// Code of a screen that waits for its clock again and again.
public struct TooManyWakes: Error, CustomStringConvertible {
  /// What it waits by.
  public let name: String
  /// The seconds up to which it has been followed.
  public let time: Double

  /// The value in words.
  public var description: String {
    """
    \(name) never come to an end: followed up to \(time) s, after \(GraphScreen.maximumWakes) times \
    that code went on
    """
  }
}

/// A screen that changes by its clock more often than it is followed.
public struct TooManyTicks: Error, CustomStringConvertible {
  /// The seconds up to which it has been followed.
  public let time: Double

  /// The value in words.
  public var description: String {
    """
    the screen changes by its clock too often: followed up to \(time) s, after \
    \(GraphScreen.maximumTicks) changes
    """
  }
}

/// A screen that changes by its clock more often than the limit.
public struct TooManyTicks: Error, CustomStringConvertible {
  /// The seconds up to which it was advanced.
  public let time: Double

  /// The value in words.
  public var description: String {
    """
    the screen changes by its clock too often: followed up to \(time) s, after \
    \(GraphScreen.maximumTicks) changes
    """
  }
}

/// A rectangle in pixels of a window, as the bus tells it.
public struct BusRect: Sendable, Hashable, Codable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
}

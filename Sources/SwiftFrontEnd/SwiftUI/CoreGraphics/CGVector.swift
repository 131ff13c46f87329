/// A direction with a length, in points.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// The horizontal component, to the right.
  public var dx: CGFloat
  /// The vertical component, downwards.
  public var dy: CGFloat

  /// Creates a vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector without length.
  public static let zero = CGVector(dx: CGFloat(0), dy: CGFloat(0))
}

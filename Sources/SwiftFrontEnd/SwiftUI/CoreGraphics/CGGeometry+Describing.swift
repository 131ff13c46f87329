// As Core Graphics writes and compares its values.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates.
  public var debugDescription: String { "(\(x), \(y))" }
  /// Whether it is the same point.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height.
  public var debugDescription: String { "(\(width), \(height))" }
  /// Whether it is the same size.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The coordinates of the origin, the width and the height.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  /// Whether it is the same rectangle.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGVector: CustomDebugStringConvertible {
  /// The components.
  public var debugDescription: String { "(\(dx), \(dy))" }
}

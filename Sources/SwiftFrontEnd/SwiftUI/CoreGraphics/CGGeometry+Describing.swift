// Descriptions and comparisons of Core Graphics' values.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates.
  public var debugDescription: String { "(\(x), \(y))" }
  /// Returns whether both are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height.
  public var debugDescription: String { "(\(width), \(height))" }
  /// Returns whether both are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The coordinates of the origin, the width and the height.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  /// Returns whether both are equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGVector: CustomDebugStringConvertible {
  /// The components.
  public var debugDescription: String { "(\(dx), \(dy))" }
}

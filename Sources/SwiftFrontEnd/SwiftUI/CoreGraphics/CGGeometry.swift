internal import LayoutCore

// The functions of C that make geometry, by which older sources do.

/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle.
public func CGRectMake(
  _ x: CGFloat,
  _ y: CGFloat,
  _ width: CGFloat,
  _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// A direction with a length.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

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

// Conversions between Foundation's geometry and the layout engine's.

extension CGPoint {
  init(_ engine: LayoutCore.Point) { self.init(x: CGFloat(engine.x), y: CGFloat(engine.y)) }

  var engine: LayoutCore.Point { LayoutCore.Point(x: Double(x), y: Double(y)) }
}

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

extension CGFloat {
  /// The global `abs`, for code inside extensions of the type.
  ///
  /// Foundation on Linux has a static member of that name, which hides the function there and which
  /// Apple's lacks.
  public func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { Swift.abs(x) }
}

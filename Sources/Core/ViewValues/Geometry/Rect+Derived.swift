extension Rect {
  /// Creates an empty rectangle at the origin.
  @inlinable
  public init() { self = .zero }

  /// The horizontal centre.
  @inlinable public var midX: Double { minX + width / 2 }
  /// The vertical centre.
  @inlinable public var midY: Double { minY + height / 2 }

  /// The centre; the top left corner of an infinite rectangle that has none.
  @inlinable
  package var center: Point { Point(x: midX.orIfNaN(minX), y: midY.orIfNaN(minY)) }

  /// Whether the width or height is zero.
  @inlinable
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The rectangle inset at each side; negative distances enlarge it.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved by an offset.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Whether a point lies in the rectangle or on its left or top edge.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle around this one and another.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x,
      y: y,
      width: (max(maxX, other.maxX) - x).orIfNaN(max(width, other.width)),
      height: (max(maxY, other.maxY) - y).orIfNaN(max(height, other.height))
    )
  }

  /// The bounding box of the transformed rectangle.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Rect { transform.boundingBox(of: self) }
}

extension Double {
  /// The number, or another if it is NaN, as ∞ − ∞ is if lengths overflow.
  @inlinable
  package func orIfNaN(_ other: Double) -> Double { isNaN ? other : self }
}

extension Size {
  /// Creates a size of zero.
  @inlinable
  public init() { self = .zero }
}

extension Point {
  /// Creates the origin.
  @inlinable
  public init() { self = .zero }

  /// Returns the transformed point.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Point { transform.apply(to: self) }
}

extension Rect {
  /// A rectangle without position or extent.
  @inlinable
  public init() { self = .zero }

  /// The horizontal middle.
  @inlinable public var midX: Double { minX + width / 2 }
  /// The vertical middle.
  @inlinable public var midY: Double { minY + height / 2 }

  /// The middle; the top left corner of an endless rectangle that has none.
  @inlinable
  package var center: Point { Point(x: midX.orIfNaN(minX), y: midY.orIfNaN(minY)) }

  /// Whether it covers nothing.
  @inlinable
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The rectangle without so many points at each side; with more of them where they are negative.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle in another place.
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
  /// The number, or another if this is none, as ∞ − ∞ is where lengths overflow.
  @inlinable
  package func orIfNaN(_ other: Double) -> Double { isNaN ? other : self }
}

extension Size {
  /// A size without extent.
  @inlinable
  public init() { self = .zero }
}

extension Point {
  /// The origin.
  @inlinable
  public init() { self = .zero }

  /// Where a transform takes the point.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Point { transform.apply(to: self) }
}

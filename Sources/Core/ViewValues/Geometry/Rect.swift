/// A rectangle in points: an origin at its top left corner and a size.
public struct Rect: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent from the origin.
  public var size: Size

  /// Creates a rectangle from its corner and size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its corner's coordinates and its extents.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle without position or extent.
  @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }

  /// The smallest horizontal coordinate.
  @inlinable public var minX: Double { origin.x }
  /// The smallest vertical coordinate.
  @inlinable public var minY: Double { origin.y }
  /// The largest horizontal coordinate.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The largest vertical coordinate.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  @inlinable public var width: Double { size.width }
  /// The vertical extent.
  @inlinable public var height: Double { size.height }

  /// The same area with extents that are not negative.
  @inlinable
  public var standardized: Rect {
    Rect(
      x: width < 0 ? maxX : minX,
      y: height < 0 ? maxY : minY,
      width: abs(width),
      height: abs(height)
    )
  }

  /// This rectangle mirrored in a space of the given width, left and right exchanged.
  ///
  /// - Parameter containerWidth: The width of the space, in points.
  @inlinable
  public func mirrored(in containerWidth: Double) -> Rect {
    Rect(x: containerWidth - maxX, y: minY, width: width, height: height)
  }
}

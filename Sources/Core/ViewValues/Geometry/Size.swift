/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size from its extents.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without extent.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// The extent along `axis`.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Whether both extents are finite numbers.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

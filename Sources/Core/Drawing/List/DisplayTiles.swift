public import ViewValues

/// An image that is tiled over the plane.
public struct DisplayTiles: Sendable, Hashable {
  /// The image.
  public var image: DisplayImage.Source
  /// The part of it that is repeated, in fractions of its size.
  public var sourceRect: Rect
  /// A tile: its place and its size in points.
  public var tile: Rect
  /// The opacity.
  public var opacity: Double
}

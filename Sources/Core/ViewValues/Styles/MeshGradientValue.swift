/// Colours on a grid of points that may be moved, SwiftUI's `MeshGradient` (D3.11).
public struct MeshGradientValue: Sendable, Hashable {
  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points in the unit square, row by row.
  public var points: [UnitPoint]
  /// The colours of the points.
  public var colors: [ColorValue]
  /// The colour outside of the mesh.
  public var background: ColorValue
  /// Whether colours are interpolated smoothly through the points.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var mixingSpace: GradientValue.MixingSpace

  /// Creates a mesh.
  public init(
    width: Int,
    height: Int,
    points: [UnitPoint],
    colors: [ColorValue],
    background: ColorValue = .system(.clear),
    smoothsColors: Bool = true,
    mixingSpace: GradientValue.MixingSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.mixingSpace = mixingSpace
  }
}

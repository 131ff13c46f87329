/// Colours on a grid of points that may be moved, SwiftUI's `MeshGradient` (D3.11).
public struct MeshGradientValue: Sendable, Hashable {
  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points in the unit square, row by row.
  public var points: [UnitPoint]
  /// The colours of the points.
  public var colors: [ColorValue]
  /// The colour outside of the mesh.
  public var background: ColorValue
  /// Whether colours run smoothly through the points.
  public var smoothsColors: Bool
  /// In which space colours are mixed.
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

public import LayoutCore

/// A gradient of colours on a grid of points.
public struct MeshGradient {
  /// The points of the mesh, with or without control points.
  public enum Locations: Equatable, Sendable {
    /// The points in the unit square, row by row.
    case points([SIMD2<Float>])
    /// Points with the control points of the curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// Colours.
    case colors([Color])
    /// Resolved colours.
    case resolvedColors([Color.Resolved])
  }

  /// A point with the control points of the curves that meet in it.
  public struct BezierPoint: Equatable, Sendable {
    /// The position in the unit square.
    public var position: SIMD2<Float>
    /// The control point towards the leading neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the trailing neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The count of points in a row.
  public var width: Int
  /// The count of rows.
  public var height: Int
  /// The points of the mesh.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour outside of the mesh.
  public var background: Color
  /// Whether colours run smoothly through the points.
  public var smoothsColors: Bool
  /// The colour space of interpolation.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  public nonisolated init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh.
  public nonisolated init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}

extension MeshGradient: _StyleView {
  /// Returns the style for drawing.
  public nonisolated func _paint(in environment: EnvironmentValues) -> StyleValue {
    let positions =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let values =
      switch colors {
      case .colors(let colors): colors.map { $0.value(in: environment) }
      case .resolvedColors(let colors): colors.map { Color($0).value(in: environment) }
      }
    return StyleValue(
      .meshGradient(
        MeshGradientValue(
          width: width,
          height: height,
          points: positions.map { LayoutCore.UnitPoint(x: Double($0.x), y: Double($0.y)) },
          colors: values,
          background: background.value(in: environment),
          smoothsColors: smoothsColors,
          mixingSpace: colorSpace.engine
        )
      )
    )
  }
}

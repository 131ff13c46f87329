public import ViewValues

/// The paint of an area: resolved, in points of the area's coordinates.
public enum DisplayPaint: Sendable, Hashable {
  /// One colour.
  case color(DisplayColor)
  /// A gradient from one point to another (D3.5).
  case linear(DisplayGradient, from: Point, to: Point)
  /// A gradient between two circles around a point, under a transform: an elliptical gradient is
  /// one of the unit square (D3.6 and D3.7).
  indirect case radial(
    DisplayGradient,
    center: Point,
    startRadius: Double,
    endRadius: Double,
    transform: AffineTransform
  )
  /// A gradient around a point, in degrees clockwise from the right (D3.8 and D3.9).
  case angular(DisplayGradient, center: Point, startAngle: Double, endAngle: Double)
  /// A mesh of colours, whose unit square is a rectangle (D3.11).
  indirect case mesh(DisplayMesh, Rect)
  /// A tiled image (D2.9).
  indirect case tiles(DisplayTiles)

  /// The clear paint.
  package static let clear = DisplayPaint.color(.clear)

  /// Whether it would be invisible.
  package var isInvisible: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _, _),
      .angular(let gradient, _, _, _):
      gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .mesh(let mesh, _):
      mesh.background.opacity <= 0 && mesh.colors.allSatisfy { $0.opacity <= 0 }
    case .tiles(let tiles): tiles.opacity <= 0
    }
  }

  /// The paint with its opacity multiplied (D10.7).
  package func multiplyingOpacity(by factor: Double) -> DisplayPaint {
    if factor == 1 { return self }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .linear(let gradient, let from, let to):
      return .linear(gradient.multiplyingOpacity(by: factor), from: from, to: to)
    case .radial(let gradient, let center, let start, let end, let transform):
      return .radial(
        gradient.multiplyingOpacity(by: factor),
        center: center,
        startRadius: start,
        endRadius: end,
        transform: transform
      )
    case .angular(let gradient, let center, let start, let end):
      return .angular(
        gradient.multiplyingOpacity(by: factor),
        center: center,
        startAngle: start,
        endAngle: end
      )
    case .mesh(var mesh, let rect):
      mesh.background.opacity *= factor
      for index in mesh.colors.indices { mesh.colors[index].opacity *= factor }
      return .mesh(mesh, rect)
    case .tiles(var tiles):
      tiles.opacity *= factor
      return .tiles(tiles)
    }
  }
}

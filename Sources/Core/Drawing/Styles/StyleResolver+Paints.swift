internal import ViewValues

// Gradients and images in a rectangle.

extension StyleResolver {
  /// A coordinate from the left: leading is at the right in a right-to-left layout (D3.5).
  func physical(_ x: Double) -> Double {
    environment.layoutDirection == .rightToLeft ? 1 - x : x
  }

  func point(_ point: UnitPoint, in bounds: Rect) -> Point {
    Point(
      x: bounds.minX + physical(point.x) * bounds.width,
      y: bounds.minY + point.y * bounds.height
    )
  }

  mutating func gradient(_ gradient: GradientValue) -> DisplayGradient {
    var resolver = self
    let resolved = DisplayGradient(gradient) { resolver.color($0) }
    self = resolver
    return resolved
  }

  /// A colour's standard gradient, from the top to the bottom (D3.12).
  func standardGradient(_ color: DisplayColor, _ bounds: Rect) -> DisplayPaint {
    .linear(
      StandardGradient(color).gradient,
      from: Point(x: bounds.midX, y: bounds.minY),
      to: Point(x: bounds.midX, y: bounds.maxY)
    )
  }

  mutating func mesh(_ mesh: MeshGradientValue) -> DisplayMesh {
    DisplayMesh(
      width: mesh.width,
      height: mesh.height,
      points: mesh.points.map { UnitPoint(x: physical($0.x), y: $0.y) },
      colors: mesh.colors.map { color($0) },
      background: color(mesh.background),
      smoothsColors: mesh.smoothsColors
    )
  }

  /// Tiles with the size of the image's part, times the scale (D2.9).
  mutating func tiles(_ paint: ImagePaintValue, _ bounds: Rect) -> DisplayPaint {
    guard let picture = resources.image(named: paint.image, in: environment) else {
      if !missing.contains(paint.image) { missing.append(paint.image) }
      return .color(SystemColorTable.color(.systemFill, in: appearance))
    }
    return .tiles(
      DisplayTiles(
        image: picture.source,
        sourceRect: paint.sourceRect,
        tile: Rect(
          x: bounds.minX,
          y: bounds.minY,
          width: picture.size.width * paint.sourceRect.width * paint.scale,
          height: picture.size.height * paint.sourceRect.height * paint.scale
        ),
        opacity: 1
      )
    )
  }
}

internal import Drawing
internal import ViewValues

/// Paints a mesh gradient: each cell is a patch between curves through the points of rows and
/// columns, divided into small triangles (D3.11).
struct MeshPainter {
  /// The number of pieces of a cell's edge.
  private static let pieces = 16

  private var mesh: DisplayMesh
  private let frame: Rect

  init(_ mesh: DisplayMesh, _ frame: Rect) {
    self.mesh = mesh
    self.frame = frame
    // The components of these are mixed, encoded or linear, premultiplied (D3.15).
    self.mesh.colors = mesh.colors.map { color in
      let opacity = min(max(color.opacity, 0), 1)
      let components =
        mesh.mixesLight ? LinearColor(color) : LinearColor(color.red, color.green, color.blue)
      return DisplayColor(
        red: components.red * opacity,
        green: components.green * opacity,
        blue: components.blue * opacity,
        opacity: opacity
      )
    }
  }

  /// Paints the pixels of a surface.
  func paint(_ surface: PixelSurface, at rect: PixelRect, _ inverse: AffineTransform) {
    surface.setPixels(at: rect, inverse) { _ in mesh.background }
    guard mesh.width > 1, mesh.height > 1, mesh.points.count >= mesh.width * mesh.height,
      mesh.colors.count >= mesh.width * mesh.height, let forward = inverse.inverted
    else { return }
    let pieces = MeshPainter.pieces
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        for v in 0..<pieces {
          for u in 0..<pieces {
            let corners = [(u, v), (u + 1, v), (u, v + 1), (u + 1, v + 1)].map { u, v in
              corner(column, row, Double(u) / Double(pieces), Double(v) / Double(pieces))
            }
            let places = corners.map { corner in
              forward.apply(to: corner.place).offset(x: -Double(rect.x), y: -Double(rect.y))
            }
            surface.fillTriangle(
              [places[0], places[1], places[2]],
              [corners[0].color, corners[1].color, corners[2].color],
              isLight: mesh.mixesLight
            )
            surface.fillTriangle(
              [places[1], places[3], places[2]],
              [corners[1].color, corners[3].color, corners[2].color],
              isLight: mesh.mixesLight
            )
          }
        }
      }
    }
  }

  /// A point of a cell and its colour.
  private func corner(
    _ column: Int,
    _ row: Int,
    _ u: Double,
    _ v: Double
  ) -> (place: Point, color: DisplayColor) {
    // Curves through neighbouring points along rows, and one through their results (Catmull, Rom).
    let rows = (-1...2).map { offset in
      MeshPainter.curve((-1...2).map { point(column + $0, row + offset) }, u)
    }
    let place = MeshPainter.curve(rows, v)
    func weight(_ t: Double) -> Double { mesh.smoothsColors ? t * t * (3 - 2 * t) : t }
    let top = color(column, row).mixed(with: color(column + 1, row), by: weight(u))
    let bottom = color(column, row + 1).mixed(with: color(column + 1, row + 1), by: weight(u))
    return (
      Point(
        x: frame.minX + place.x * frame.width,
        y: frame.minY + place.y * frame.height
      ),
      top.mixed(with: bottom, by: weight(v))
    )
  }

  /// A point of the mesh; beyond the edge the last two are extrapolated in a line.
  private func point(_ column: Int, _ row: Int) -> Point {
    func inside(_ column: Int, _ row: Int) -> Point {
      let point = mesh.points[row * mesh.width + column]
      return Point(x: point.x, y: point.y)
    }
    func across(_ row: Int) -> Point {
      if column < 0 { return inside(0, row).extended(from: inside(1, row)) }
      if column >= mesh.width {
        return inside(mesh.width - 1, row).extended(from: inside(mesh.width - 2, row))
      }
      return inside(column, row)
    }
    if row < 0 { return across(0).extended(from: across(1)) }
    if row >= mesh.height {
      return across(mesh.height - 1).extended(from: across(mesh.height - 2))
    }
    return across(row)
  }

  private func color(_ column: Int, _ row: Int) -> DisplayColor {
    mesh.colors[row * mesh.width + column]
  }

  private static func curve(_ points: [Point], _ t: Double) -> Point {
    func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      0.5
        * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
          + (3 * b - a - 3 * c + d) * t * t * t)
    }
    return Point(
      x: value(points[0].x, points[1].x, points[2].x, points[3].x),
      y: value(points[0].y, points[1].y, points[2].y, points[3].y)
    )
  }
}

extension Point {
  /// The point mirrored from another at this one.
  fileprivate func extended(from other: Point) -> Point {
    Point(x: 2 * x - other.x, y: 2 * y - other.y)
  }

  fileprivate func offset(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}

extension PixelSurface {
  /// Sets the pixels whose centres are in a triangle, its edges included, to mixtures of the
  /// colours of its corners, whose components are premultiplied.
  fileprivate func fillTriangle(
    _ corners: [Point],
    _ colors: [DisplayColor],
    isLight: Bool
  ) {
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      right >= 0, bottom >= 0, left < Double(width), top < Double(height)
    else { return }
    let area =
      (xs[1] - xs[0]) * (ys[2] - ys[0]) - (xs[2] - xs[0]) * (ys[1] - ys[0])
    guard area != 0 else { return }
    withPixels { pixels, stride in
      for row in max(Int(top), 0)...min(Int(bottom), height - 1) {
        for column in max(Int(left), 0)...min(Int(right), width - 1) {
          let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
          let second = ((x - xs[0]) * (ys[2] - ys[0]) - (xs[2] - xs[0]) * (y - ys[0])) / area
          let third = ((xs[1] - xs[0]) * (y - ys[0]) - (x - xs[0]) * (ys[1] - ys[0])) / area
          let first = 1 - second - third
          let slack = -1e-6
          guard first >= slack, second >= slack, third >= slack else { continue }
          func mix(_ component: KeyPath<DisplayColor, Double>) -> Double {
            colors[0][keyPath: component] * first + colors[1][keyPath: component] * second
              + colors[2][keyPath: component] * third
          }
          let opacity = mix(\.opacity)
          func encode(_ component: Double) -> Double {
            let straight = opacity > 0 ? component / opacity : 0
            return isLight ? LinearColor.encoded(straight) : straight
          }
          let bytes = PixelSurface.bytes(
            DisplayColor(
              red: encode(mix(\.red)),
              green: encode(mix(\.green)),
              blue: encode(mix(\.blue)),
              opacity: opacity
            )
          )
          let index = row * stride + 4 * column
          pixels[index] = bytes.0
          pixels[index + 1] = bytes.1
          pixels[index + 2] = bytes.2
          pixels[index + 3] = bytes.3
        }
      }
    }
  }
}

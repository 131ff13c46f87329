internal import ViewValues

/// The closed lines that a glyph's outline is made of.
struct SymbolContours {
  /// Around the areas.
  private let outer: [Path]
  /// Around what is left out of them, with their share of the glyph's area.
  private let holes: [(path: Path, share: Double)]

  /// A hole with more of the area than this is what the glyph frames, else it is a mark on it.
  private static let largestMark = 0.2

  init(_ outline: Path) {
    var contours: [(path: Path, area: Double)] = []
    var current = Path()
    var area = 0.0
    var start = Point.zero
    var last = Point.zero
    func finish() {
      area += last.x * start.y - start.x * last.y
      if !current.isEmpty { contours.append((current, area / 2)) }
      (current, area) = (Path(), 0)
    }
    for element in outline.elements {
      switch element {
      case .move(let point):
        finish()
        current.move(to: point)
        (start, last) = (point, point)
      case .line(let point):
        current.addLine(to: point)
        area += last.x * point.y - point.x * last.y
        last = point
      case .curve(let point, let control1, let control2):
        current.addCurve(to: point, control1: control1, control2: control2)
        // Which way a curve turns is told well enough by its points.
        for next in [control1, control2, point] {
          area += last.x * next.y - next.x * last.y
          last = next
        }
      case .close: current.closeSubpath()
      }
    }
    finish()
    let sign = contours.max { abs($0.area) < abs($1.area) }?.area ?? 1
    let whole = contours.filter { $0.area * sign > 0 }.reduce(0) { $0 + abs($1.area) }
    outer = contours.filter { $0.area * sign > 0 }.map(\.path)
    holes = contours.filter { $0.area * sign < 0 }
      .map { ($0.path, whole > 0 ? abs($0.area) / whole : 0) }
  }

  /// The glyph as a symbol that is not filled: the rim of its area, and the marks that were left out
  /// of the area as ink.
  var hollow: [DrawingSymbol.Ink] {
    var rim = Path()
    for path in outer { rim.addPath(path) }
    var marks = Path()
    for hole in holes {
      if hole.share > SymbolContours.largestMark {
        rim.addPath(hole.path)
      } else {
        marks.addPath(hole.path)
      }
    }
    return marks.isEmpty ? [.rim(rim)] : [.rim(rim), .area(marks)]
  }

  /// The glyph with each of its lines as far to the other side of an axis as it was, but as it is:
  /// digits can be read there.
  ///
  /// - Parameter axis: From the left, in the outline's units.
  func mirroredInPlaces(around axis: Double) -> Path {
    var path = Path()
    for contour in outer + holes.map(\.path) {
      guard let box = contour.boundingRect else { continue }
      path.addPath(contour.applying(AffineTransform(tx: 2 * (axis - box.midX))))
    }
    return path
  }
}

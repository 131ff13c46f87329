internal import ViewValues

/// The contours of a glyph's outline.
struct SymbolContours {
  /// Around the areas.
  private let outer: [Path]
  /// Around the holes, with their share of the glyph's area.
  private let holes: [(path: Path, share: Double)]

  /// The largest share of a hole that is a mark on the glyph; a larger one is framed by it.
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
        // The orientation of a curve follows well enough from its points.
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

  /// The filled glyph as an unfilled symbol: the rim of its area, and its marks as ink.
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

  /// The outlined glyph as a filled symbol: the area that its lines frame, without the marks
  /// inside.
  var solid: Path {
    let frames = holes.filter { $0.share > SymbolContours.largestMark }
      .compactMap(\.path.boundingRect)
    var all = outer.map { (path: $0, isHole: false) }
    all += holes.filter { $0.share <= SymbolContours.largestMark }
      .map { (path: $0.path, isHole: true) }
    var solid = Path()
    var marks: [(path: Path, isHole: Bool, box: Rect)] = []
    for contour in all {
      if let box = contour.path.boundingRect, frames.contains(where: { $0.contains(box) }) {
        marks.append((contour.path, contour.isHole, box))
      } else {
        solid.addPath(contour.path)
      }
    }
    for mark in marks {
      // The holes of marks are filled, as the frame is. Glyphs draw marks in either orientation.
      let depth = marks.count { $0.box != mark.box && $0.box.contains(mark.box) }
      let isHole = depth % 2 == 0
      solid.addPath(mark.isHole == isHole ? mark.path : mark.path.reversed)
    }
    return solid
  }

  /// The glyph with each of its contours moved to the other side of an axis, not mirrored: digits
  /// stay legible.
  ///
  /// - Parameter axis: The axis's distance from the left, in the outline's units.
  func mirroredInPlaces(around axis: Double) -> Path {
    var path = Path()
    for contour in outer + holes.map(\.path) {
      guard let box = contour.boundingRect else { continue }
      path.addPath(contour.applying(AffineTransform(tx: 2 * (axis - box.midX))))
    }
    return path
  }
}

extension Path {
  /// The path in reverse, so that it is a hole in the area around it.
  fileprivate var reversed: Path {
    var reversed = Path()
    var points: [(point: Point, controls: (Point, Point)?)] = []
    func finish() {
      guard var index = points.indices.last else { return }
      reversed.move(to: points[index].point)
      while index > 0 {
        let end = points[index - 1].point
        if let controls = points[index].controls {
          reversed.addCurve(to: end, control1: controls.1, control2: controls.0)
        } else {
          reversed.addLine(to: end)
        }
        index -= 1
      }
      reversed.closeSubpath()
      points = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        points.append((point, nil))
      case .line(let point): points.append((point, nil))
      case .curve(let point, let control1, let control2):
        points.append((point, (control1, control2)))
      case .close: finish()
      }
    }
    finish()
    return reversed
  }
}

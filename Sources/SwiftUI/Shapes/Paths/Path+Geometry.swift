internal import LayoutCore

// What is known of the area of a path.

extension Path {
  /// The smallest upright rectangle around what is drawn.
  public var boundingRect: CGRect { engine.boundingRect.map { CGRect($0) } ?? .null }

  /// The smallest upright rectangle around all points, those that control curves included.
  var controlRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let control1, let control2): points += [end, control1, control2]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { rect, point in
      let (minX, minY) = (min(rect.minX, point.x), min(rect.minY, point.y))
      return CGRect(
        x: minX,
        y: minY,
        width: max(rect.maxX, point.x) - minX,
        height: max(rect.maxY, point.y) - minY
      )
    }
  }

  /// Whether a point lies inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathOutline(self, closesAll: true).contains(PathSegment.Point(p), eoFill: eoFill)
  }

  /// The rectangle that the path is; nil for any other.
  func asRectangle() -> CGRect? {
    let rect = boundingRect
    return !rect.isNull && self == Path(rect) ? rect : nil
  }

  /// Subpaths as points with straight lines between them.
  struct Polyline {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The path with its curves as straight lines, near enough that no eye sees it.
  var flattened: [Polyline] {
    var lines: [Polyline] = []
    var current = Polyline(points: [])
    func point(_ t: CGFloat, _ points: [CGPoint]) -> CGPoint {
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      return points[0]
    }
    func addCurve(_ points: [CGPoint]) {
      let reach = zip(points, points.dropFirst()).reduce(CGFloat(0)) {
        $0 + abs($1.1.x - $1.0.x) + abs($1.1.y - $1.0.y)
      }
      let steps = reach.isFinite ? max(Int(reach.squareRoot().rounded(.up)) * 2, 4) : 4
      for step in 1...min(steps, 500) {
        current.points.append(point(CGFloat(step) / CGFloat(min(steps, 500)), points))
      }
    }
    for element in elements {
      let last = current.points.last ?? .zero
      switch element {
      case .move(let end):
        if current.points.count > 1 { lines.append(current) }
        current = Polyline(points: [end])
      case .line(let end): current.points.append(end)
      case .quadCurve(let end, let control): addCurve([last, control, end])
      case .curve(let end, let control1, let control2):
        addCurve([last, control1, control2, end])
      case .closeSubpath:
        current.isClosed = true
        lines.append(current)
        current = Polyline(points: current.points.first.map { [$0] } ?? [])
      }
    }
    if current.points.count > 1 { lines.append(current) }
    return lines
  }
}

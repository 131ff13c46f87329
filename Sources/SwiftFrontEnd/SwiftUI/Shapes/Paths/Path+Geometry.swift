internal import Drawing
internal import LayoutCore

// Geometry of a path's area.

extension Path {
  /// The bounding box of the path.
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

  /// Returns whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathOutline(self, closesAll: true).contains(PathSegment.Point(p), eoFill: eoFill)
  }

  /// The outline of a line along the path (D4.24).
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(engine.outline(of: style.engine)) }

  /// The rectangle that the path is; nil for any other.
  func asRectangle() -> CGRect? {
    let rect = boundingRect
    return !rect.isNull && self == Path(rect) ? rect : nil
  }
}

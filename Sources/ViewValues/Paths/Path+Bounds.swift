extension Path {
  /// Whether every point of the path is a number.
  public var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  /// How many subpaths draw something.
  public var subpathCount: Int {
    var count = 0
    var isNew = true
    for element in elements {
      switch element {
      case .move: isNew = true
      case .line, .curve:
        if isNew { count += 1 }
        isNew = false
      case .close: break
      }
    }
    return count
  }

  /// The smallest upright rectangle around everything that is drawn; nil if nothing is.
  public var boundingRect: Rect? {
    var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>)?
    func include(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) {
      bounds = bounds.map { ($0.x.joined(with: x), $0.y.joined(with: y)) } ?? (x, y)
    }
    guard isFinite else { return nil }
    var current = Point.zero
    for element in elements {
      switch element {
      case .move: break
      case .line(let end):
        include(.between(current.x, end.x), .between(current.y, end.y))
      case .curve(let end, let control1, let control2):
        include(
          Path.extent(current.x, control1.x, control2.x, end.x),
          Path.extent(current.y, control1.y, control2.y, end.y)
        )
      case .close: break
      }
      current = element.points.first ?? current
    }
    return bounds.map { x, y in
      Rect(
        x: x.lowerBound,
        y: y.lowerBound,
        width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound
      )
    }
  }

  /// The coordinates that a cubic Bézier curve covers along one axis: from end to end, and further
  /// where its derivative vanishes.
  private static func extent(
    _ p0: Double,
    _ p1: Double,
    _ p2: Double,
    _ p3: Double
  ) -> ClosedRange<Double> {
    var extent = ClosedRange.between(p0, p3)
    if extent.contains(p1), extent.contains(p2) { return extent }
    // The derivative by t, divided by 3: a·t² + b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    for t in roots(a, b, c) where t > 0 && t < 1 {
      let s = 1 - t
      let value = s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
      if value.isFinite { extent = extent.joined(with: value...value) }
    }
    return extent
  }

  /// Where a·t² + b·t + c is 0.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The sum of two numbers of the same sign keeps its digits where a difference would lose them.
    let root = discriminant.squareRoot()
    let sum = -(b < 0 ? b - root : b + root) / 2
    return [sum / a, c / sum].filter(\.isFinite)
  }
}

extension ClosedRange<Double> {
  fileprivate static func between(_ first: Double, _ second: Double) -> ClosedRange {
    Swift.min(first, second)...Swift.max(first, second)
  }

  fileprivate func joined(with other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

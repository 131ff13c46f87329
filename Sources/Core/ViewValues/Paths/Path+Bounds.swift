extension Path {
  /// Whether all coordinates are finite.
  public var isFinite: Bool {
    var isFinite = true
    withElements { elements in
      isFinite = elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): point.isFinite
        case .curve(let end, let control1, let control2):
          end.isFinite && control1.isFinite && control2.isFinite
        case .close: true
        }
      }
    }
    return isFinite
  }

  /// The number of subpaths that draw something.
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

  /// The bounding box of everything drawn; nil if nothing is.
  public var boundingRect: Rect? {
    var rect: Rect?
    withElements { rect = Path.boundingRect(of: $0) }
    return rect
  }

  private static func boundingRect(of elements: UnsafeBufferPointer<Element>) -> Rect? {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    func include(_ point: Point) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    var current = Point.zero
    var isIncluded = false
    for element in elements {
      switch element {
      case .move(let point):
        guard point.isFinite else { return nil }
        current = point
        isIncluded = false
      case .line(let end):
        guard end.isFinite else { return nil }
        if !isIncluded { include(current) }
        include(end)
        current = end
        isIncluded = true
      case .curve(let end, let control1, let control2):
        guard end.isFinite, control1.isFinite, control2.isFinite else { return nil }
        isIncluded = true
        let x = Path.extent(current.x, control1.x, control2.x, end.x)
        let y = Path.extent(current.y, control1.y, control2.y, end.y)
        include(Point(x: x.lowerBound, y: y.lowerBound))
        include(Point(x: x.upperBound, y: y.upperBound))
        current = end
      case .close: break
      }
    }
    guard left <= right else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The coordinates that a cubic Bézier curve covers along one axis: from end to end, and further
  /// at the zeros of its derivative.
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

  /// Returns the real roots of a·t² + b·t + c.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The sum of two numbers of the same sign keeps its digits where a difference would lose them.
    let root = discriminant.squareRoot()
    let sum = -(b < 0 ? b - root : b + root) / 2
    return [sum / a, c / sum].filter(\.isFinite)
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension ClosedRange<Double> {
  fileprivate static func between(_ first: Double, _ second: Double) -> ClosedRange {
    Swift.min(first, second)...Swift.max(first, second)
  }

  fileprivate func joined(with other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

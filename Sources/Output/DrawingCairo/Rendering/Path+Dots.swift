internal import ViewValues

extension Path {
  /// The path for a line with square ends: subpaths of no length, which Cairo leaves out as they
  /// have no direction, become horizontal lines that are too short to be visible (D4.18).
  func withDots(ofLength length: Double) -> Path {
    var result = Path()
    var hasDots = false
    for (start, steps) in subpaths {
      guard !steps.isEmpty, steps.allSatisfy({ $0.stays(at: start) }) else {
        result.move(to: start)
        for step in steps { result.add(step) }
        continue
      }
      hasDots = true
      result.move(to: Point(x: start.x - length / 2, y: start.y))
      result.addLine(to: Point(x: start.x + length / 2, y: start.y))
    }
    return hasDots ? result : self
  }

  /// The start of each subpath, and its steps.
  private var subpaths: [(start: Point, steps: [Element])] {
    var subpaths: [(start: Point, steps: [Element])] = []
    for element in elements {
      if case .move(let start) = element {
        subpaths.append((start, []))
      } else if let last = subpaths.indices.last {
        subpaths[last].steps.append(element)
      }
    }
    return subpaths
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .close: closeSubpath()
    }
  }
}

extension Path.Element {
  /// Whether the step leads from a point to the point itself.
  fileprivate func stays(at start: Point) -> Bool {
    switch self {
    case .move(let end), .line(let end): end == start
    case .curve(let end, let control1, let control2):
      end == start && control1 == start && control2 == start
    case .close: true
    }
  }
}

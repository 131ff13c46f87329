internal import ViewValues

/// Symbols that are simple enough to be drawn here: lines on a square of 24 units (D7.12).
enum SymbolDrawing {
  /// How thick lines are.
  private static let weight = 2.0

  /// What stands in for a symbol; nil if nothing does.
  static func symbol(named name: String) -> DrawingSymbol? {
    if let drawn = drawn[name] { return drawn }
    // In a circle or square: the symbol inside, smaller; filled, as a hole.
    for (suffix, isRound, isFilled) in [
      (".circle.fill", true, true), (".square.fill", false, true), (".circle", true, false),
      (".square", false, false),
    ] where name.hasSuffix(suffix) {
      guard let inner = drawn[String(name.dropLast(suffix.count))] else { return nil }
      return enclosed(inner, isRound: isRound, isFilled: isFilled)
    }
    return nil
  }

  private static func enclosed(
    _ inner: DrawingSymbol,
    isRound: Bool,
    isFilled: Bool
  ) -> DrawingSymbol {
    guard let box = inner.path.boundingRect else { return inner }
    let scale = 11 / max(box.width, box.height, 1)
    let small = inner.path.applying(
      AffineTransform(
        a: scale,
        d: scale,
        tx: 12 - box.midX * scale,
        ty: 12 - box.midY * scale
      )
    )
    let outer = outline(isRound, inset: 2)
    if isFilled { return DrawingSymbol(path: outer, hole: small) }
    return DrawingSymbol(
      path: joined(outer, reversed(outline(isRound, inset: 2 + weight * 0.9)), small)
    )
  }

  /// A path that is its own mirror image, turning the other way: a hole of what is around it.
  private static func reversed(_ path: Path) -> Path {
    guard let box = path.boundingRect else { return path }
    return path.map { Point(x: 2 * box.midX - $0.x, y: $0.y) }
  }

  private static func outline(_ isRound: Bool, inset: Double) -> Path {
    var path = Path()
    let rect = Rect(x: inset, y: inset, width: 24 - 2 * inset, height: 24 - 2 * inset)
    if isRound {
      path.addEllipse(in: rect)
    } else {
      let radius = max(5 - inset / 2, 1)
      path.addRoundedRect(in: rect, cornerSize: Size(width: radius, height: radius))
    }
    return path
  }

  /// A line of some points with square ends as an area.
  private static func line(_ points: (Double, Double)..., closes: Bool = false) -> Path {
    var path = Path()
    for (start, end) in zip(points, points.dropFirst()) {
      path.addPath(segment(start, end))
    }
    if closes, let first = points.first, let last = points.last {
      path.addPath(segment(last, first))
    }
    for point in points { path.addPath(dot(point.0, point.1, weight / 2)) }
    return path
  }

  private static func segment(_ a: (Double, Double), _ b: (Double, Double)) -> Path {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return Path() }
    let (nx, ny) = (-dy / length * weight / 2, dx / length * weight / 2)
    var path = Path()
    // All areas turn the same way, so that none is a hole where two meet.
    path.move(to: Point(x: a.0 - nx, y: a.1 - ny))
    path.addLine(to: Point(x: b.0 - nx, y: b.1 - ny))
    path.addLine(to: Point(x: b.0 + nx, y: b.1 + ny))
    path.addLine(to: Point(x: a.0 + nx, y: a.1 + ny))
    path.closeSubpath()
    return path
  }

  private static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    path.addEllipse(in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  private static func joined(_ paths: Path...) -> Path {
    paths.reduce(into: Path()) { $0.addPath($1) }
  }

  private static func polygon(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.closeSubpath()
    return path
  }

  private static func ring(_ rect: Rect, isRound: Bool) -> DrawingSymbol {
    var path = Path()
    var hole = Path()
    let inner = rect.insetBy(dx: weight, dy: weight)
    if isRound {
      path.addEllipse(in: rect)
      hole.addEllipse(in: inner)
    } else {
      path.addRoundedRect(in: rect, cornerSize: Size(width: 4, height: 4))
      hole.addRoundedRect(in: inner, cornerSize: Size(width: 2.5, height: 2.5))
    }
    return DrawingSymbol(path: joined(path, reversed(hole)))
  }

  /// A star of five points.
  private static func star(_ radius: Double, inner: Double) -> Path {
    var path = Path()
    for index in 0..<10 {
      let (sine, cosine) = sineAndCosine(degrees: Double(index) * 36 - 90)
      let length = index % 2 == 0 ? radius : inner
      let point = Point(x: 12 + cosine * length, y: 12 + sine * length)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  private static let heart: Path = {
    var path = Path()
    path.move(to: Point(x: 12, y: 21))
    path.addCurve(
      to: Point(x: 2, y: 8.5),
      control1: Point(x: 5, y: 16),
      control2: Point(x: 2, y: 12.5)
    )
    path.addCurve(
      to: Point(x: 12, y: 6.5),
      control1: Point(x: 2, y: 3.5),
      control2: Point(x: 9, y: 2)
    )
    path.addCurve(
      to: Point(x: 22, y: 8.5),
      control1: Point(x: 15, y: 2),
      control2: Point(x: 22, y: 3.5)
    )
    path.addCurve(
      to: Point(x: 12, y: 21),
      control1: Point(x: 22, y: 12.5),
      control2: Point(x: 19, y: 16)
    )
    path.closeSubpath()
    return path
  }()

  /// An area with a smaller copy of it as a hole.
  private static func hollow(_ path: Path, by factor: Double) -> DrawingSymbol {
    guard let box = path.boundingRect else { return DrawingSymbol(path: path) }
    let hole = path.applying(
      AffineTransform(
        a: factor,
        d: factor,
        tx: box.midX * (1 - factor),
        ty: box.midY * (1 - factor)
      )
    )
    return DrawingSymbol(path: joined(path, reversed(hole)))
  }

  private static let whole = Rect(x: 2, y: 2, width: 20, height: 20)

  private static let drawn: [String: DrawingSymbol] = {
    let right = line((9, 4), (17, 12), (9, 20))
    let left = line((15, 4), (7, 12), (15, 20))
    let down = line((4, 8), (12, 16), (20, 8))
    let up = line((4, 16), (12, 8), (20, 16))
    var symbols: [String: Path] = [
      "chevron.right": right, "chevron.forward": right,
      "chevron.left": left, "chevron.backward": left,
      "chevron.down": down, "chevron.up": up,
      "chevron.up.chevron.down": joined(
        line((6, 9), (12, 3), (18, 9)),
        line((6, 15), (12, 21), (18, 15))
      ),
      "arrow.right": joined(line((3, 12), (21, 12)), line((14, 5), (21, 12), (14, 19))),
      "arrow.left": joined(line((3, 12), (21, 12)), line((10, 5), (3, 12), (10, 19))),
      "arrow.up": joined(line((12, 3), (12, 21)), line((5, 10), (12, 3), (19, 10))),
      "arrow.down": joined(line((12, 3), (12, 21)), line((5, 14), (12, 21), (19, 14))),
      "plus": joined(line((12, 3), (12, 21)), line((3, 12), (21, 12))),
      "minus": line((3, 12), (21, 12)),
      "xmark": joined(line((4, 4), (20, 20)), line((20, 4), (4, 20))),
      "multiply": joined(line((6, 6), (18, 18)), line((18, 6), (6, 18))),
      "checkmark": line((3, 13), (9, 20), (21, 4)),
      "ellipsis": joined(dot(4, 12, 2.2), dot(12, 12, 2.2), dot(20, 12, 2.2)),
      "line.3.horizontal": joined(
        line((3, 6), (21, 6)),
        line((3, 12), (21, 12)),
        line((3, 18), (21, 18))
      ),
      "line.3.horizontal.decrease": joined(
        line((2, 6), (22, 6)),
        line((6, 12), (18, 12)),
        line((10, 18), (14, 18))
      ),
      "list.bullet": joined(
        dot(3, 6, 1.6),
        dot(3, 12, 1.6),
        dot(3, 18, 1.6),
        line((8, 6), (22, 6)),
        line((8, 12), (22, 12)),
        line((8, 18), (22, 18))
      ),
      "circle.fill": outline(true, inset: 2), "square.fill": outline(false, inset: 2),
      "star.fill": star(11, inner: 4.5), "heart.fill": heart,
      "play.fill": polygon((5, 3), (21, 12), (5, 21)),
      "pause.fill": joined(
        Path(Rect(x: 5, y: 3, width: 5, height: 18)),
        Path(Rect(x: 14, y: 3, width: 5, height: 18))
      ),
      "stop.fill": Path(Rect(x: 4, y: 4, width: 16, height: 16)),
      "exclamationmark": joined(line((12, 3), (12, 14)), dot(12, 20, 1.7)),
      "person.fill": joined(
        dot(12, 7, 5),
        polygon((2, 22), (4, 16), (8, 14), (16, 14), (20, 16), (22, 22))
      ),
      "bolt.fill": polygon((14, 1), (4, 14), (11, 14), (9, 23), (20, 9), (13, 9)),
      "house.fill": joined(
        polygon((12, 2), (23, 12), (20, 12), (20, 21), (4, 21), (4, 12), (1, 12))
      ),
      "bookmark.fill": polygon((5, 2), (19, 2), (19, 22), (12, 17), (5, 22)),
      "arrow.forward": Path(), "arrow.backward": Path(),
    ]
    symbols["arrow.forward"] = symbols["arrow.right"]
    symbols["arrow.backward"] = symbols["arrow.left"]
    var drawn = symbols.mapValues { DrawingSymbol(path: $0) }
    drawn["circle"] = ring(whole, isRound: true)
    drawn["square"] = ring(whole, isRound: false)
    drawn["star"] = hollow(star(11, inner: 4.5), by: 0.66)
    drawn["heart"] = hollow(heart, by: 0.78)
    var glass = ring(Rect(x: 2, y: 2, width: 15, height: 15), isRound: true)
    glass.path.addPath(polygon((13.5, 15), (15, 13.5), (22.5, 21), (21, 22.5)))
    drawn["magnifyingglass"] = glass
    return drawn
  }()
}

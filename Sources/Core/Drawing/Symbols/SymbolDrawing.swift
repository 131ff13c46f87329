internal import ViewValues

/// Symbols of lines and simple shapes, which are drawn here so that they are as thick as the
/// letters beside them: on a square of 24 units (D7.12).
enum SymbolDrawing {
  /// The ink of a symbol; nil if it is not drawn here.
  static func symbol(named name: String) -> DrawingSymbol? {
    if let lines = lines[name] { return DrawingSymbol([.line(lines)]) }
    if let shape = shapes[name] { return DrawingSymbol([.line(shape)]) }
    if name.hasSuffix(".fill"), let shape = shapes[String(name.dropLast(5))] {
      return DrawingSymbol([.area(shape)])
    }
    let ink = special[name] ?? more[name] ?? pictures[name] ?? SymbolFractions.ink(of: name)
    return ink.map { DrawingSymbol($0) }
  }

  // MARK: Pieces

  static func line(_ points: (Double, Double)...) -> Path { lines(points) }

  static func lines(_ points: [(Double, Double)], closes: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    if closes { path.closeSubpath() }
    return path
  }

  static func joined(_ paths: Path...) -> Path {
    paths.reduce(into: Path()) { $0.addPath($1) }
  }

  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.addEllipse(in: Rect(x: x, y: y, width: width, height: height))
    return path
  }

  static func rounded(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ radius: Double
  ) -> Path {
    var path = Path()
    path.addRoundedRect(
      in: Rect(x: x, y: y, width: width, height: height),
      cornerSize: Size(width: radius, height: radius)
    )
    return path
  }

  /// A regular polygon around the middle; the first corner at an angle from the right, in degrees.
  static func polygon(_ corners: Int, from degrees: Double) -> Path {
    lines(
      (0..<corners).map {
        let (sine, cosine) = sineAndCosine(degrees: degrees + 360 / Double(corners) * Double($0))
        return (12 + 10.5 * cosine, 12 + 10.5 * sine)
      },
      closes: true
    )
  }

  /// An arrow from one point to another, its head a third of its length.
  static func arrow(_ from: (Double, Double), _ to: (Double, Double)) -> Path {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1)
    let (ax, ay) = (dx * 0.42, dy * 0.42)
    return joined(
      line(from, to),
      line((to.0 - ax - ay, to.1 - ay + ax), to, (to.0 - ax + ay, to.1 - ay - ax))
    )
  }

  // MARK: The symbols

  /// Lines.
  private static let lines: [String: Path] = {
    let right = line((8, 3), (17, 12), (8, 21))
    let left = line((16, 3), (7, 12), (16, 21))
    let down = line((3, 8), (12, 17), (21, 8))
    let up = line((3, 16), (12, 7), (21, 16))
    let arrowRight = arrow((3, 12), (21, 12))
    let arrowLeft = arrow((21, 12), (3, 12))
    return [
      "chevron.right": right, "chevron.forward": right,
      "chevron.left": left, "chevron.backward": left,
      "chevron.down": down, "chevron.up": up,
      "chevron.up.chevron.down": joined(
        line((6, 9), (12, 3), (18, 9)),
        line((6, 15), (12, 21), (18, 15))
      ),
      "chevron.left.chevron.right": joined(
        line((9, 6), (3, 12), (9, 18)),
        line((15, 6), (21, 12), (15, 18))
      ),
      "chevron.compact.up": line((2, 15), (12, 9), (22, 15)),
      "chevron.compact.down": line((2, 9), (12, 15), (22, 9)),
      "chevron.compact.left": line((15, 2), (9, 12), (15, 22)),
      "chevron.compact.right": line((9, 2), (15, 12), (9, 22)),
      "arrow.right": arrowRight, "arrow.forward": arrowRight,
      "arrow.left": arrowLeft, "arrow.backward": arrowLeft,
      "arrow.up": arrow((12, 21), (12, 3)), "arrow.down": arrow((12, 3), (12, 21)),
      "arrow.up.right": arrow((5, 19), (19, 5)), "arrow.up.left": arrow((19, 19), (5, 5)),
      "arrow.down.right": arrow((5, 5), (19, 19)), "arrow.down.left": arrow((19, 5), (5, 19)),
      "arrow.up.arrow.down": joined(arrow((6, 20), (6, 4)), arrow((18, 4), (18, 20))),
      "arrow.left.arrow.right": joined(arrow((20, 6), (4, 6)), arrow((4, 18), (20, 18))),
      "arrow.up.and.down": joined(
        line((12, 2), (12, 22)),
        line((7, 7), (12, 2), (17, 7)),
        line((7, 17), (12, 22), (17, 17))
      ),
      "arrow.left.and.right": joined(
        line((2, 12), (22, 12)),
        line((7, 7), (2, 12), (7, 17)),
        line((17, 7), (22, 12), (17, 17))
      ),
      "plus": joined(line((12, 3), (12, 21)), line((3, 12), (21, 12))),
      "minus": line((3, 12), (21, 12)),
      "xmark": joined(line((4, 4), (20, 20)), line((20, 4), (4, 20))),
      "multiply": joined(line((6, 6), (18, 18)), line((18, 6), (6, 18))),
      "equal": joined(line((3, 8), (21, 8)), line((3, 16), (21, 16))),
      "checkmark": line((3, 13), (9, 20), (21, 4)),
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
      "line.diagonal": line((3, 21), (21, 3)),
      "arrow.right.to.line": joined(arrow((2, 12), (18, 12)), line((22, 4), (22, 20))),
      "arrow.left.to.line": joined(arrow((22, 12), (6, 12)), line((2, 4), (2, 20))),
      "arrow.turn.down.left": joined(
        line((20, 3), (20, 15), (3, 15)),
        line((9, 9), (3, 15), (9, 21))
      ),
      "arrow.turn.right.down": joined(
        line((3, 5), (15, 5), (15, 21)),
        line((9, 15), (15, 21), (21, 15))
      ),
      "arrow.turn.left.down": joined(
        line((21, 5), (9, 5), (9, 21)),
        line((3, 15), (9, 21), (15, 15))
      ),
      "arrow.turn.right.up": joined(
        line((3, 19), (15, 19), (15, 3)),
        line((9, 9), (15, 3), (21, 9))
      ),
      "arrow.turn.left.up": joined(line((21, 19), (9, 19), (9, 3)), line((3, 9), (9, 3), (15, 9))),
      "circle.and.line.horizontal": joined(
        ellipse(5, 5, 14, 14),
        line((0, 12), (5, 12)),
        line((19, 12), (24, 12))
      ),
      "directcurrent": joined(
        line((3, 8), (21, 8)),
        line((3, 16), (6, 16)),
        line((10.5, 16), (13.5, 16)),
        line((18, 16), (21, 16))
      ),
      "magnifyingglass": joined(ellipse(2, 2, 15, 15), line((15, 15), (22, 22))),
    ]
  }()

  /// Shapes, which are areas for names that end in `fill`.
  private static let shapes: [String: Path] = [
    "circle": ellipse(2, 2, 20, 20), "oval": ellipse(1, 5, 22, 14),
    "square": rounded(2, 2, 20, 20, 4), "squareshape": rounded(2, 2, 20, 20, 1),
    "app": rounded(2, 2, 20, 20, 6), "capsule": rounded(1, 6, 22, 12, 6),
    "rectangle": rounded(1, 4, 22, 16, 3), "rectangle.portrait": rounded(4, 1, 16, 22, 3),
    "triangle": lines([(12, 2), (23, 21), (1, 21)], closes: true),
    "diamond": polygon(4, from: -90), "hexagon": polygon(6, from: 0),
    "octagon": polygon(8, from: 22.5), "circlebadge": ellipse(6, 6, 12, 12),
    "button.horizontal": rounded(1, 6, 22, 12, 4), "button.programmable": ellipse(3, 3, 18, 18),
    "button.angledbottom.horizontal.right": angledButton,
    "button.angledbottom.horizontal.left": angledButtonToLeft,
    "skew": lines([(7, 4), (22, 4), (17, 20), (2, 20)], closes: true),
    "capsule.portrait": rounded(6, 1, 12, 22, 6), "oval.portrait": ellipse(5, 1, 14, 22),
    "arrowtriangle.up": pointing(90), "arrowtriangle.right": pointing(180),
    "arrowtriangle.down": pointing(270), "arrowtriangle.left": pointing(0),
    "arrowshape.left": blockArrow(0), "arrowshape.up": blockArrow(90),
    "arrowshape.right": blockArrow(180), "arrowshape.down": blockArrow(270),
  ]

  /// A triangle that points to the left, rotated by degrees.
  private static func pointing(_ degrees: Double) -> Path {
    lines([(3, 12), (20, 2.5), (20, 21.5)], closes: true).applying(turn(degrees))
  }

  /// A block arrow that points to the left, rotated by degrees.
  private static func blockArrow(_ degrees: Double) -> Path {
    lines(
      [(2, 12), (12, 3), (12, 8), (22, 8), (22, 16), (12, 16), (12, 21)],
      closes: true
    ).applying(turn(degrees))
  }

  private static func turn(_ degrees: Double) -> AffineTransform {
    AffineTransform.identity.rotated(by: .pi / 180 * degrees).about(Point(x: 12, y: 12))
  }

  /// A dashed rectangle with round corners: its corners and the middles of its sides.
  static func dashed(_ radius: Double) -> Path {
    var path = Path()
    for turn in 0..<4 {
      var corner = Path()
      corner.addArc(
        center: Point(x: 2 + radius, y: 2 + radius),
        radius: radius,
        start: 180,
        end: 270,
        clockwise: false
      )
      corner.addPath(line((10, 2), (14, 2)))
      let middle = Point(x: 12, y: 12)
      path.addPath(
        corner.applying(AffineTransform.identity.rotated(by: .pi / 2 * Double(turn)).about(middle))
      )
    }
    return path
  }

  /// Arcs around the middle, with a length in degrees.
  static func arcs(_ count: Int, _ degrees: Double) -> Path {
    var path = Path()
    for index in 0..<count {
      let start = 360 / Double(count) * Double(index) - 90
      var arc = Path()
      arc.addArc(
        center: Point(x: 12, y: 12),
        radius: 10,
        start: start,
        end: start + degrees,
        clockwise: false
      )
      path.addPath(arc)
    }
    return path
  }

  /// Areas, and lines with areas.
  private static let special: [String: [DrawingSymbol.Ink]] = [
    "circle.dashed": [.line(arcs(8, 22))], "circle.dotted": [.line(arcs(16, 1))],
    "square.dashed": [.line(dashed(4))], "app.dashed": [.line(dashed(6))],
    "rectangle.dashed": [
      .line(dashed(4).applying(AffineTransform(a: 1.1, d: 0.8, tx: -1.2, ty: 2.4)))
    ],
    "square.dashed.inset.filled": [.line(dashed(4)), .area(rounded(6, 6, 12, 12, 2))],
    "circle.dashed.inset.filled": [.line(arcs(8, 22)), .area(ellipse(6, 6, 12, 12))],
    "circle.dotted.and.circle": [.line(arcs(16, 1)), .line(ellipse(7, 7, 10, 10))],
    "ellipsis": [.area(joined(dot(3.5, 12), dot(12, 12), dot(20.5, 12)))],
    "battery.0": battery(0), "battery.25": battery(0.25), "battery.50": battery(0.5),
    "battery.75": battery(0.75), "battery.100": battery(1),
    "info": [.line(line((9, 10), (12, 10), (12, 21))), .area(dot(12, 4))],
    "record": [.area(ellipse(4, 4, 16, 16))], "sparkle": [.area(sparkle)],
    "exclamationmark": [.line(line((12, 2), (12, 14))), .area(dot(12, 20))],
    "divide": [.line(line((3, 12), (21, 12))), .area(joined(dot(12, 5), dot(12, 19)))],
  ]

  /// A star of four points with concave sides.
  private static let sparkle: Path = {
    let tips = [(12, 1), (23, 12), (12, 23), (1, 12)].map { Point(x: $0.0, y: $0.1) }
    let hollows = [(13.5, 10.5), (13.5, 13.5), (10.5, 13.5), (10.5, 10.5)]
    var path = Path()
    path.move(to: tips[0])
    for (index, hollow) in hollows.enumerated() {
      let control = Point(x: hollow.0, y: hollow.1)
      path.addQuadCurve(to: tips[(index + 1) % 4], control: control)
    }
    path.closeSubpath()
    return path
  }()

  /// A horizontal battery, filled by a fraction.
  private static func battery(_ fraction: Double) -> [DrawingSymbol.Ink] {
    var ink: [DrawingSymbol.Ink] = [
      .line(rounded(0, 6, 21, 12, 3.5)), .area(rounded(22.7, 10, 1.6, 4, 0.8)),
    ]
    if fraction > 0 { ink.append(.area(rounded(2.4, 8.4, 16.2 * fraction, 7.2, 1.5))) }
    return ink
  }

  static func dot(_ x: Double, _ y: Double) -> Path {
    ellipse(x - 2, y - 2, 4, 4)
  }
}

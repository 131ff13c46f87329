internal import ViewValues

extension SymbolDrawing {
  /// Areas and lines without a similar glyph.
  static let more: [String: [DrawingSymbol.Ink]] = [
    "barcode": barcode,
    "externaldrive": drive, "internaldrive": drive,
    "externaldrive.fill": [.area(rounded(1, 5, 22, 14, 4))],
    "internaldrive.fill": [.area(rounded(1, 5, 22, 14, 4))],
    "cube": [
      .line(joined(polygon(6, from: 30), line((3, 6.75), (12, 12), (21, 6.75)))),
      .line(line((12, 12), (12, 22.5))),
    ],
    "cube.fill": [
      .area(
        joined(
          lines([(12, 1), (21.5, 6.5), (12, 12), (2.5, 6.5)], closes: true),
          lines([(2, 8), (11.2, 13.3), (11.2, 23), (2, 17.7)], closes: true),
          lines([(22, 8), (22, 17.7), (12.8, 23), (12.8, 13.3)], closes: true)
        )
      )
    ],
    "point.3.connected.trianglepath.dotted": connected(isFilled: false),
    "point.3.filled.connected.trianglepath.dotted": connected(isFilled: true),
    "point.topleft.down.to.point.bottomright.curvepath": curved(),
    "point.topleft.filled.down.to.point.bottomright.curvepath": curved(startIsFilled: true),
    "point.topleft.down.to.point.bottomright.filled.curvepath": curved(endIsFilled: true),
    "flipphone": [
      .line(rounded(6, 0.5, 12, 11, 2)), .line(rounded(6, 12.5, 12, 11, 2)),
      .area(joined(dot(9.5, 16), dot(14.5, 16), dot(9.5, 20), dot(14.5, 20))),
    ],
    "sensor": [.line(rounded(6, 1, 12, 22, 4)), .area(dot(12, 7))],
    "sensor.fill": [.area(rounded(6, 1, 12, 22, 4))],
    "cylinder.split.1x2": [.line(cylinder)],
    "wave.3.right": [.line(waves(around: Point(x: 1, y: 12), toward: 0))],
    "wave.3.left": [.line(waves(around: Point(x: 23, y: 12), toward: 180))],
    "dot.radiowaves.right": [
      .area(dot(4, 12)), .line(waves(around: Point(x: 4, y: 12), toward: 0)),
    ],
    "dot.radiowaves.up.right": [
      .area(dot(4, 20)), .line(waves(around: Point(x: 4, y: 20), toward: -45)),
    ],
    "lines.measurement.horizontal": [.line(ruler)],
    "lines.measurement.vertical": [
      .line(
        ruler.applying(
          AffineTransform.identity.rotated(by: .pi / 2).about(Point(x: 12, y: 12))
        )
      )
    ],
    "dial.min": dial(-135), "dial.low": dial(-135), "dial.medium": dial(0), "dial.high": dial(135),
    "dial.max": dial(135),
  ]

  /// The dots of a die's face; nil unless the number is from 1 to 6.
  static func dots(of number: Substring) -> Path? {
    guard let count = Int(number), (1...6).contains(count) else { return nil }
    var places: [(Double, Double)] = []
    if count % 2 == 1 { places.append((12, 12)) }
    if count > 1 { places += [(6, 6), (18, 18)] }
    if count > 3 { places += [(18, 6), (6, 18)] }
    if count == 6 { places += [(6, 12), (18, 12)] }
    return places.reduce(into: Path()) {
      $0.addPath(ellipse($1.0 - 2.2, $1.1 - 2.2, 4.4, 4.4))
    }
  }

  /// A box with a light.
  private static let drive: [DrawingSymbol.Ink] = [
    .line(rounded(1, 5, 22, 14, 4)), .line(line((1.5, 13), (22.5, 13))), .area(dot(18, 16)),
  ]

  /// Bars of a code.
  private static let barcode: [DrawingSymbol.Ink] = {
    var path = Path()
    for (x, width) in [
      (0.0, 1.5), (3, 3), (7.5, 1), (10, 1), (12.5, 3), (17, 1), (19.5, 1.5), (22.5, 1.5),
    ] {
      path.addPath(lines([(x, 4), (x + width, 4), (x + width, 20), (x, 20)], closes: true))
    }
    return [.area(path)]
  }()

  /// Three points at the corners of a triangle with dotted sides.
  private static func connected(isFilled: Bool) -> [DrawingSymbol.Ink] {
    let corners = [(12.0, 4.5), (3.5, 19.5), (20.5, 19.5)]
    var (points, dots) = (Path(), Path())
    for (index, corner) in corners.enumerated() {
      points.addPath(ellipse(corner.0 - 3.2, corner.1 - 3.2, 6.4, 6.4))
      let next = corners[(index + 1) % 3]
      for share in [0.36, 0.5, 0.64] {
        let x = corner.0 + (next.0 - corner.0) * share
        let y = corner.1 + (next.1 - corner.1) * share
        dots.addPath(ellipse(x - 0.9, y - 0.9, 1.8, 1.8))
      }
    }
    return [isFilled ? .area(points) : .line(points), .area(dots)]
  }

  /// Two points and a curve between them.
  private static func curved(
    startIsFilled: Bool = false,
    endIsFilled: Bool = false
  ) -> [DrawingSymbol.Ink] {
    func point(_ path: Path, _ isFilled: Bool) -> DrawingSymbol.Ink {
      isFilled ? .area(path) : .line(path)
    }
    var curve = Path()
    curve.move(to: Point(x: 8, y: 4.5))
    curve.addCurve(
      to: Point(x: 12, y: 12),
      control1: Point(x: 17, y: 4.5),
      control2: Point(x: 20, y: 12)
    )
    curve.addCurve(
      to: Point(x: 16, y: 19.5),
      control1: Point(x: 4, y: 12),
      control2: Point(x: 7, y: 19.5)
    )
    return [
      point(ellipse(1.5, 1.5, 6, 6), startIsFilled), .line(curve),
      point(ellipse(16.5, 16.5, 6, 6), endIsFilled),
    ]
  }

  /// A cylinder in two halves.
  static let cylinder: Path = {
    var path = joined(ellipse(4, 1, 16, 6), line((4, 4), (4, 20)), line((20, 4), (20, 20)))
    for y in [12.0, 20] {
      path.move(to: Point(x: 4, y: y))
      path.addCurve(
        to: Point(x: 20, y: y),
        control1: Point(x: 4, y: y + 4),
        control2: Point(x: 20, y: y + 4)
      )
    }
    return path
  }()

  /// Three arcs around a point that open away from it.
  static func waves(around center: Point, toward degrees: Double) -> Path {
    var path = Path()
    for radius in [6.5, 12, 17.5] {
      var arc = Path()
      arc.addArc(
        center: center,
        radius: radius,
        start: degrees - 42,
        end: degrees + 42,
        clockwise: false
      )
      path.addPath(arc)
    }
    return path
  }

  /// Marks of a ruler, each third of them long.
  private static let ruler: Path = {
    var path = Path()
    for step in 0...6 {
      let x = 1.5 + 3.5 * Double(step)
      path.addPath(line((x, 5), (x, step % 3 == 0 ? 19 : 13)))
    }
    return path
  }()

  /// A dial with its mark at an angle from the top, in degrees.
  private static func dial(_ degrees: Double) -> [DrawingSymbol.Ink] {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return [
      .line(ellipse(2, 2, 20, 20)),
      .line(line((12 + 4 * sine, 12 - 4 * cosine), (12 + 7.5 * sine, 12 - 7.5 * cosine))),
    ]
  }
}

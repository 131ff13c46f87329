internal import ViewValues

extension SymbolDrawing {
  /// Animals, people and things without a similar glyph.
  static let pictures: [String: [DrawingSymbol.Ink]] = [
    "tortoise": [
      .line(shell), .line(ellipse(17.5, 8, 5.5, 5)), .line(line((3, 15), (20, 15), (20, 13))),
      .line(joined(line((6, 15), (5, 19.5)), line((14, 15), (15, 19.5)))),
    ],
    "tortoise.fill": [
      .area(joined(shell, ellipse(17.3, 7.5, 6, 5.5))),
      .area(
        lines([(2.5, 14), (20.8, 14), (21.5, 11), (19, 9), (17, 17), (2.5, 16.5)], closes: true)
      ),
      .area(joined(rounded(4, 14, 4, 6.5, 1.8), rounded(12.5, 14, 4, 6.5, 1.8))),
    ],
    "fossil.shell": [.line(spiral)],
    "fossil.shell.fill": [.area(whorls)],
    "figure.climbing": [
      .area(ellipse(9.7, 1, 4.6, 4.6)), .line(line((20.5, 1.5), (18.5, 8), (21, 14), (19.5, 22.5))),
      .line(line((10.5, 8.5), (9, 14.5))),
      .line(
        joined(line((10.5, 8.5), (14.5, 8), (17.5, 4.5)), line((10.5, 8.5), (6, 9.5), (5, 14)))
      ),
      .line(joined(line((9, 14.5), (14, 14.5), (16, 18)), line((9, 14.5), (7, 18.5), (8.5, 22.5)))),
    ],
    "person.and.background.dotted": [
      .line(arcs(16, 1)), .area(joined(ellipse(8.7, 5.6, 6.6, 6.6), shoulders)),
    ],
    "swiftdata": [.line(cylinder)],
    "fibrechannel": [
      .line(joined(rounded(1, 7.5, 8, 9, 2), rounded(15, 7.5, 8, 9, 2))),
      .line(joined(line((9, 10.5), (15, 10.5)), line((9, 13.5), (15, 13.5)))),
    ],
    "bonjour": [.area(dot(12, 19.5)), .line(waves(around: Point(x: 12, y: 19.5), toward: -90))],
    "shield.lefthalf.fill": [.line(shield(isHalf: false)), .area(shield(isHalf: true))],
    "circle.dashed.inset.fill": [.line(arcs(8, 22)), .area(ellipse(6, 6, 12, 12))],
    "binoculars": [
      .line(joined(ellipse(1.2, 12, 9, 9), ellipse(13.8, 12, 9, 9))),
      .line(
        joined(line((1.5, 15), (4, 4), (8, 4), (9, 9)), line((22.5, 15), (20, 4), (16, 4), (15, 9)))
      ),
      .line(joined(line((9, 9), (15, 9)), line((10.2, 15), (13.8, 15)))),
    ],
    "binoculars.fill": [
      .area(joined(ellipse(0.5, 11.3, 10, 10), ellipse(13.5, 11.3, 10, 10))),
      .area(lines([(3.5, 3), (8.5, 3), (10.3, 15), (0.7, 15)], closes: true)),
      .area(lines([(15.5, 3), (20.5, 3), (23.3, 15), (13.7, 15)], closes: true)),
      .area(rounded(9, 8, 6, 6, 1)),
    ],
  ]

  /// The shape of a shoulder button of a game controller: its lower edge falls towards the right.
  static let angledButton = lines(
    [(4, 6), (19, 6), (22, 9), (22, 19), (19.5, 18.6), (4, 15), (2, 13), (2, 8)],
    closes: true
  )

  /// The same, mirrored.
  static let angledButtonToLeft = angledButton.applying(AffineTransform(a: -1, tx: 24))

  /// A low dome.
  private static let shell: Path = {
    var path = Path()
    path.move(to: Point(x: 2.5, y: 15))
    path.addCurve(
      to: Point(x: 18, y: 15),
      control1: Point(x: 3.5, y: 0.5),
      control2: Point(x: 17, y: 0.5)
    )
    path.closeSubpath()
    return path
  }()

  /// Shoulders below a head.
  private static let shoulders: Path = {
    var path = Path()
    path.move(to: Point(x: 6, y: 18.5))
    path.addCurve(
      to: Point(x: 18, y: 18.5),
      control1: Point(x: 6.5, y: 11.5),
      control2: Point(x: 17.5, y: 11.5)
    )
    path.closeSubpath()
    return path
  }()

  /// A shield, or half of it.
  private static func shield(isHalf: Bool) -> Path {
    var path = Path()
    path.move(to: Point(x: 12, y: 1))
    if !isHalf {
      path.addLine(to: Point(x: 21, y: 4.5))
      path.addLine(to: Point(x: 21, y: 11))
      path.addCurve(
        to: Point(x: 12, y: 23),
        control1: Point(x: 21, y: 17),
        control2: Point(x: 17, y: 21.5)
      )
    } else {
      path.addLine(to: Point(x: 12, y: 23))
    }
    path.addCurve(
      to: Point(x: 3, y: 11),
      control1: Point(x: 7, y: 21.5),
      control2: Point(x: 3, y: 17)
    )
    path.addLine(to: Point(x: 3, y: 4.5))
    path.closeSubpath()
    return path
  }

  /// A point of a spiral from the middle, at an angle in degrees.
  private static func spiralPoint(_ degrees: Double) -> (Double, Double) {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let radius = 11 * (0.1 + 0.9 * degrees / 900)
    return (12 + radius * cosine, 12 + radius * sine)
  }

  private static let spiral = lines(stride(from: 0.0, through: 900, by: 15).map { spiralPoint($0) })

  /// The area between the turns of a spiral, with a gap between one turn and the next.
  private static let whorls: Path = {
    let degrees = Array(stride(from: 0.0, through: 900, by: 15))
    let outside = degrees.map { spiralPoint($0) }
    let inside = degrees.reversed().map { degrees -> (Double, Double) in
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      let radius = max(11 * (0.1 + 0.9 * (degrees - 360) / 900) + 1.4, 0)
      return (12 + radius * cosine, 12 + radius * sine)
    }
    return lines(outside + inside, closes: true)
  }()
}

extension TextStyle {
  /// The point size and the leading (distance between baselines) of the style.
  ///
  /// Source: Human Interface Guidelines, Typography (L27.1 and L27.2). The leading is the
  /// designers' line pitch; a single line measures less. macOS has no Dynamic Type; platforms other
  /// than macOS use the table of iOS scaled so that body text has the platform's size. Proved by
  /// `Specs/Conformance/DynamicType`.
  ///
  /// - Returns: Both in points.
  public func metrics(
    platform: Platform,
    dynamicTypeSize: DynamicTypeSize
  ) -> (size: Double, leading: Double) {
    if platform == .macOS { return TextStyle.macOS[column] }
    let row = dynamicTypeSize.index
    let (size, leading) = TextStyle.iOS[row * TextStyle.macOS.count + column]
    let scale = platform.textSizes.body / Platform.iOS.textSizes.body
    return scale == 1 ? (size, leading) : ((size * scale).rounded(), (leading * scale).rounded())
  }

  /// A length that grows as the leading of the style does, in whole pixels (M1.16).
  ///
  /// - Parameter length: The length at the text size Large, in points.
  package func scaled(_ length: Double, in environment: EnvironmentValues) -> Double {
    func leading(_ size: DynamicTypeSize) -> Double {
      metrics(platform: environment.platform, dynamicTypeSize: size).leading
    }
    let (own, large) = (leading(environment.dynamicTypeSize), leading(.large))
    return own == large ? length : environment.pixelGrid.round(length * own / large)
  }

  /// The weight of the style.
  public func weight(platform: Platform) -> TextFont.Weight {
    switch self {
    case .headline: platform == .macOS ? .bold : .semibold
    case .caption2: platform == .macOS ? .medium : .regular
    case .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption:
      .regular
    }
  }

  /// Its column in the tables: the position among the cases, of which no list is made.
  private var column: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  /// One row a Dynamic Type size, one column a style, in the order of their cases.
  private static let iOS: [(size: Double, leading: Double)] = [
    (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16),
    (11, 13), (11, 13),
    (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16),
    (11, 13), (11, 13),
    (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16),
    (11, 13), (11, 13),
    (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18),
    (12, 16), (11, 13),
    (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20),
    (14, 19), (13, 18),
    (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22),
    (16, 21), (15, 20),
    (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24),
    (18, 23), (17, 22),
    (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29),
    (22, 28), (20, 25),
    (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33),
    (26, 32), (24, 30),
    (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40),
    (32, 39), (29, 35),
    (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46),
    (37, 44), (34, 41),
    (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52),
    (43, 51), (40, 48),
  ]

  private static let macOS: [(size: Double, leading: Double)] = [
    (26, 32), (22, 26), (17, 22), (15, 20), (13, 16), (13, 16), (12, 15), (11, 14), (10, 13),
    (10, 13), (10, 13),
  ]
}

internal import LayoutCore
internal import SpecFormat

extension RuleProbe {
  /// Returns the rule's answer to its input.
  func answer() -> ProbeValue {
    switch rule {
    case .flexibleFrameBounds: flexibleFrameBounds
    case .flexibilityPrecedes:
      .boolean(flexibility(given["first"]).precedes(flexibility(given["second"])))
    case .pixelRound: pixelRound
    case .spacingDistance: spacingDistance
    case .stackSpacing: stackSpacing
    case .resetSpacing: resetSpacing
    case .textMetricsSpacing: textMetricsSpacing
    case .textSpacing: textSpacing
    case .lineSpacing: .number(textMetrics(given).lineSpacing)
    case .combineExplicit: combineExplicit
    case .edgeInsets: edgeInsets
    case .fontMetrics: fontMetrics
    case .platformFontSizes: platformFontSizes
    }
  }

  // MARK: Frames and stacks

  private var flexibleFrameBounds: ProbeValue {
    let bounds = FlexibleFrameAxis(
      minimum: given["min"].number,
      ideal: given["ideal"].number,
      maximum: given["max"].number
    )
    return .object([
      "min": .length(bounds.minimum), "ideal": .length(bounds.ideal),
      "max": .length(bounds.maximum),
    ])
  }

  private func flexibility(_ value: ProbeValue) -> Flexibility {
    let range = value.elements.map { $0.number ?? 0 }
    return Flexibility(minimum: range.first ?? 0, maximum: range.last ?? 0)
  }

  private var pixelRound: ProbeValue {
    let numbers = given["rect"].elements.map { $0.number ?? 0 }
    guard numbers.count == 4 else { return .null }
    let rect = PixelGrid(displayScale: given["displayScale"].number ?? 1)
      .round(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    return .list(rect.numbers.map { .number($0) })
  }

  private var edgeInsets: ProbeValue {
    let insets = given["insets"]
    let value = EdgeInsets(
      top: insets["top"].number ?? 0,
      leading: insets["leading"].number ?? 0,
      bottom: insets["bottom"].number ?? 0,
      trailing: insets["trailing"].number ?? 0
    )
    return .object([
      "left": .number(value.physical(.left, in: direction)),
      "right": .number(value.physical(.right, in: direction)),
    ])
  }

  private var combineExplicit: ProbeValue {
    var combined: Double?
    var count = 0
    for value in given["values"].elements {
      guard let number = value.number else { continue }
      // Any custom alignment takes the mean.
      combined = ExplicitGuides.combine(
        number,
        into: combined,
        count: count,
        key: AlignmentKey(rawValue: 100),
        custom: nil
      )
      count += 1
    }
    return combined.map { .number($0) } ?? .null
  }

  // MARK: Spacing

  private var direction: LayoutDirection {
    given["layoutDirection"].string == "rightToLeft" ? .rightToLeft : .leftToRight
  }

  private var axis: Axis { given["axis"].string == "vertical" ? .vertical : .horizontal }

  private var spacingDistance: ProbeValue {
    let distance = ViewSpacing(given["predecessor"])
      .preferredDistance(to: ViewSpacing(given["successor"]), along: axis, in: direction)
    return distance.map { .number($0) } ?? .null
  }

  private var stackSpacing: ProbeValue {
    ViewSpacing(
      stackOf: given["children"].elements.map { ViewSpacing($0) },
      along: axis,
      in: direction
    ).probeValue
  }

  private var resetSpacing: ProbeValue {
    var spacing = ViewSpacing(given["spacing"])
    spacing.reset(
      given["edges"].elements.compactMap { edge in
        PhysicalEdge.allCases.first { $0.name == edge.string }
      }
    )
    return spacing.probeValue
  }

  // MARK: Text

  private func textMetrics(_ value: ProbeValue) -> TextSpacingMetrics {
    TextSpacingMetrics(
      ascent: value["ascent"].number ?? 0,
      descent: value["descent"].number ?? 0,
      leading: value["leading"].number ?? 0,
      pixelLength: value["pixelLength"].number ?? 0
    )
  }

  private var textMetricsSpacing: ProbeValue {
    func value(_ key: String, edge: String?) -> ViewSpacing.Value {
      let metrics = textMetrics(given[key])
      return edge == "topText" ? .topText(metrics) : .bottomText(metrics)
    }
    let distance = ViewSpacing.distance(
      from: value("upper", edge: given["upperEdge"].string ?? "bottomText"),
      to: value("lower", edge: given["lowerEdge"].string ?? "topText")
    )
    return distance.map { .number($0) } ?? .null
  }

  private var textSpacing: ProbeValue {
    let metrics = FontMetrics(
      ascent: given["ascent"].number ?? 0,
      descent: given["descent"].number ?? 0,
      leading: given["leading"].number ?? 0,
      capHeight: given["capHeight"].number ?? 0
    )
    let spacing = TextSpacing(
      metrics: metrics,
      grid: PixelGrid(displayScale: given["displayScale"].number ?? 1)
    )
    return .object([
      "lineHeight": .number(metrics.lineHeight), "textSpacing": .number(spacing.textSpacing),
      "edgeAboveText": .number(spacing.edgeAboveText),
      "edgeBelowText": .number(spacing.edgeBelowText),
    ])
  }

  // MARK: Fonts

  private var fontMetrics: ProbeValue {
    let platform = given["platform"].string.flatMap { Platform(rawValue: $0) } ?? .iOS
    let size = given["dynamicTypeSize"].string.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
    var styles: [String: ProbeValue] = [:]
    for style in TextStyle.allCases {
      let metrics = style.metrics(platform: platform, dynamicTypeSize: size)
      styles[style.rawValue] = .list([.number(metrics.size), .number(metrics.leading)])
    }
    return .object(styles)
  }

  private var platformFontSizes: ProbeValue {
    var platforms: [String: ProbeValue] = [:]
    for platform in Platform.allCases {
      let sizes = platform.textSizes
      platforms[platform.rawValue] = .list([.number(sizes.body), .number(sizes.minimum)])
    }
    return .object(platforms)
  }
}

extension ProbeValue {
  /// A length of which NaN means that there is none.
  fileprivate static func length(_ value: Double) -> ProbeValue {
    value.isNaN ? .null : .number(value)
  }
}

extension PhysicalEdge {
  /// The name that specs use.
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    }
  }
}

extension ViewSpacing {
  /// The preference that a probe states by edge and category.
  fileprivate init(_ value: ProbeValue) {
    self.init()
    for edge in PhysicalEdge.allCases {
      for category in Category.allCases {
        if let distance = value[edge.name][category.rawValue].number {
          self[category, edge] = .distance(distance)
        }
      }
    }
  }

  /// The distances of this preference by edge and category.
  fileprivate var probeValue: ProbeValue {
    var edges: [String: [String: ProbeValue]] = [:]
    for (key, value) in values {
      guard case .distance(let distance) = value else { continue }
      edges[key.edge.name, default: [:]][key.category.rawValue] = .number(distance)
    }
    return .object(edges.mapValues { .object($0) })
  }
}

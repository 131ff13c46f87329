internal import CPango
internal import LayoutCore

/// Turns styled texts into clusters with advances.
///
/// The measures of a text depend on the text and the font files alone, not on former measurements:
/// Pango has exactly the fonts that the text needs.
final class TextShaper {
  private struct MapKey: Hashable {
    var families: [String]
    var weight: Int
    var italic: Bool
    var isSystem: Bool
    /// The file and the coordinates of a system font that the user has given.
    var supplied: SuppliedSystemFont.Instance?
    var locale: String
  }

  private static let mapLimit = 100

  private(set) var catalog: FontCatalog
  private var maps: [MapKey: FontMap] = [:]

  init(_ catalog: FontCatalog) { self.catalog = catalog }

  /// Shapes a text.
  func shape(_ text: StyledText) throws(FontProblem) -> ClusteredText {
    let buffer = ClusterBuffer(text.content, locale: text.locale)
    let fallbacks = FontFamilies.fallbacks(for: text.content, locale: text.locale)
    var clusters = [PangoAdvances.Cluster](repeating: .init(), count: buffer.clusters.count)
    let paragraphs = Paragraph.paragraphs(of: buffer, text)
    var paragraph = 0
    var runs: [PangoAdvances.Run] = []
    var metrics: FontMetrics?
    var scalars = 0
    for run in text.allRuns {
      let start = runs.last?.end ?? 0
      scalars += run.length
      var end = start
      while end < buffer.clusters.count, Int(buffer.clusters[end].start) < scalars { end += 1 }
      while paragraph < paragraphs.count, paragraphs[paragraph].clusters.upperBound <= start {
        paragraph += 1
      }
      let part = Part(clusters: start..<end, paragraphs: paragraphs[paragraph...], of: buffer)
      let attributes = run.attributes
      let style = RunStyle(attributes, catalog.systemFont)
      var families = fallbacks
      if try !shape(part, style, families, text.locale, &clusters) {
        families += (FontFamilies.symbols + catalog.userFamilies)
          .filter { !families.contains($0) }
        _ = try shape(part, style, families, text.locale, &clusters)
      }
      if let image = run.image {
        for index in start..<end { clusters[index].points = image.size.width }
      }
      let map = try map(style.family, style, fallbacks, text.locale)
      runs.append(
        PangoAdvances.Run(
          end: end,
          size: attributes.pointSize,
          tracking: attributes.tracking,
          table: style.supplied?.tracking,
          ellipsis: try ellipsis(style, fallbacks, text.locale)
        )
      )
      let own = style.isSystem ? nil : map?.verticals
      var measures =
        own.map { FontMetrics($0, size: attributes.pointSize) }
        ?? .system(size: attributes.pointSize)
      measures.styleLeading = attributes.styleLeading
      // Letters of a hanging script need more height than the text's own font has (L18.21).
      if fallbacks.contains(FontFamilies.nastaliq),
        let tall = try self.map(FontFamilies.nastaliq, style, [], text.locale)?.verticals
      {
        measures = measures.united(with: FontMetrics(tall, size: attributes.pointSize))
      }
      metrics = measures.holding(run.image).united(with: metrics)
    }
    let advances = PangoAdvances(clusters, runs: runs)
    return ClusteredText(
      text,
      metrics: metrics ?? .system(size: text.attributes.pointSize),
      clusters: buffer.clusters,
      advances: { advances.advances(scale: $0) }
    )
  }

  // MARK: Runs

  /// The faces that a run requests.
  struct RunStyle {
    var family: String
    var display: String?
    var weight: Int
    var italic: Bool
    /// Whether its vertical measures are the system font's.
    var isSystem: Bool

    init(_ attributes: TextAttributes, _ systemFont: SuppliedSystemFont?) {
      weight = FontFamilies.weight(attributes.weight)
      italic = attributes.italic
      isSystem = attributes.font.family == nil
      let system = FontFamilies.system(attributes.font.design)
      family = attributes.font.family ?? system.text
      display = isSystem && OpticalSize.isLarge(attributes.pointSize) ? system.display : nil
      hasTracking = isSystem && system.display != nil
      if isSystem, attributes.font.design == .default,
        let supplied = systemFont?.instance(
          weight: attributes.weight,
          italic: italic,
          size: attributes.pointSize
        )
      {
        self.supplied = supplied
        family = supplied.font.family
        display = nil
      }
    }

    /// Whether its advances follow the system font's tracking.
    var hasTracking: Bool
    /// The system font of the user's that it is set in (L18.28).
    var supplied: SuppliedSystemFont.Instance?
  }

  /// Shapes a run.
  ///
  /// - Returns: Whether every character was found in a font.
  private func shape(
    _ part: Part,
    _ style: RunStyle,
    _ fallbacks: [String],
    _ locale: String,
    _ clusters: inout [PangoAdvances.Cluster]
  ) throws(FontProblem) -> Bool {
    guard let map = try map(style.family, style, fallbacks, locale) else { return true }
    for index in part.clusters { clusters[index] = PangoAdvances.Cluster() }
    var isComplete = true
    part.shape(with: map) { index, cluster in
      clusters[index].em += cluster.em
      clusters[index].large += cluster.large
      clusters[index].isSystem = style.hasTracking && cluster.isPrimary
      isComplete = isComplete && !cluster.isUnknown
    }
    return isComplete
  }

  private func ellipsis(
    _ style: RunStyle,
    _ fallbacks: [String],
    _ locale: String
  ) throws(FontProblem) -> PangoAdvances.Cluster {
    let ellipsis = try map(style.family, style, fallbacks, locale)?.ellipsis
    return PangoAdvances.Cluster(
      em: ellipsis?.em ?? 0,
      large: ellipsis?.large ?? 0,
      isSystem: style.hasTracking
    )
  }

  // MARK: Fonts

  func map(
    _ family: String,
    _ style: RunStyle,
    _ fallbacks: [String],
    _ locale: String
  ) throws(FontProblem) -> FontMap? {
    let supplied = family == style.family ? style.supplied : nil
    let isSystem =
      style.supplied == nil && style.hasTracking
      && (family == style.family || family == style.display)
    let key = MapKey(
      families: [family] + fallbacks.filter { $0 != family },
      weight: style.weight,
      italic: style.italic,
      isSystem: isSystem,
      supplied: supplied,
      locale: locale
    )
    if let map = maps[key] { return map }
    var fonts = supplied.map { [$0.font] } ?? []
    for name in key.families.dropFirst(fonts.count) {
      guard
        let font = try catalog.font(family: name, weight: style.weight, italic: style.italic)
      else { throw .unknownFamily(name) }
      fonts.append(font)
    }
    let map = FontMap(
      try CairoLibrary.load(),
      files: fonts.map(\.path),
      families: fonts.map { FontFamilies.faceName($0.family, locale: locale) },
      weight: fonts[0].weight,
      italic: fonts[0].isItalic,
      slants: style.italic,
      isSystem: isSystem,
      supplied: supplied,
      locale: locale
    )
    // There may be as many languages as texts.
    if maps.count == TextShaper.mapLimit { maps.removeAll() }
    maps[key] = map
    return map
  }
}

extension FontMetrics {
  /// The vertical measures of a font at a size, from fractions of it.
  fileprivate init(
    _ verticals: (ascent: Double, descent: Double, gap: Double, cap: Double),
    size: Double
  ) {
    self.init(
      ascent: verticals.ascent * size,
      descent: verticals.descent * size,
      leading: verticals.gap * size,
      capHeight: verticals.cap * size
    )
  }
}

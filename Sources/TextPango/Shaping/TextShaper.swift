internal import CPangoCairo
internal import LayoutCore

/// Turns styled texts into clusters with advances.
///
/// What a text measures depends on the text and the font files alone, not on what was measured
/// before: Pango sees exactly the fonts that the text needs.
final class TextShaper {
  private struct MapKey: Hashable {
    var families: [String]
    var weight: Int
    var italic: Bool
    var locale: String
  }

  private var catalog: FontCatalog
  private var maps: [MapKey: FontMap] = [:]

  init(_ catalog: FontCatalog) { self.catalog = catalog }

  /// Shapes a text.
  func shape(_ text: StyledText) throws(FontProblem) -> ClusteredText {
    let buffer = ClusterBuffer(text.content, locale: text.locale)
    let fallbacks = FontFamilies.fallbacks(for: text.content)
    var clusters = [PangoAdvances.Cluster](repeating: .init(), count: buffer.clusters.count)
    var runs: [PangoAdvances.Run] = []
    var metrics: FontMetrics?
    var scalars = 0
    for run in text.allRuns {
      let start = runs.last?.end ?? 0
      scalars += run.length
      var end = start
      while end < buffer.clusters.count, Int(buffer.clusters[end].start) < scalars { end += 1 }
      let attributes = run.attributes
      let style = RunStyle(attributes)
      var families = fallbacks
      if try !shape(start..<end, of: buffer, text, style, families, &clusters) {
        families += FontFamilies.symbols.filter { !families.contains($0) }
        _ = try shape(start..<end, of: buffer, text, style, families, &clusters)
      }
      if let image = run.image {
        for index in start..<end { clusters[index].points = image.width }
      }
      let map = try map(style.family, style, fallbacks, text.locale)
      runs.append(
        PangoAdvances.Run(
          end: end,
          size: attributes.pointSize,
          tracking: attributes.tracking,
          ellipsis: try ellipsis(style, fallbacks, text.locale)
        )
      )
      let own = style.isSystem ? nil : map?.verticals
      let measures =
        own.map { FontMetrics($0, size: attributes.pointSize) }
        ?? .system(size: attributes.pointSize)
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

  /// The faces that a run asks for.
  private struct RunStyle {
    var family: String
    var display: String?
    var weight: Int
    var italic: Bool
    /// Whether its vertical measures are the system font's.
    var isSystem: Bool

    init(_ attributes: TextAttributes) {
      weight = FontFamilies.weight(attributes.weight)
      italic = attributes.italic
      isSystem = attributes.font.family == nil
      let system = FontFamilies.system(attributes.font.design)
      family = attributes.font.family ?? system.text
      display = isSystem && attributes.pointSize > SystemFont.smallSize ? system.display : nil
      hasTracking = isSystem && system.display != nil
    }

    /// Whether its advances follow the system font's tracking.
    var hasTracking: Bool
  }

  /// Shapes a run in the font for small text and, if it is large, the one for large text.
  ///
  /// - Returns: Whether every character was found in a font.
  private func shape(
    _ range: Range<Int>,
    of buffer: ClusterBuffer,
    _ text: StyledText,
    _ style: RunStyle,
    _ fallbacks: [String],
    _ clusters: inout [PangoAdvances.Cluster]
  ) throws(FontProblem) -> Bool {
    guard let map = try map(style.family, style, fallbacks, text.locale) else { return true }
    for index in range { clusters[index] = PangoAdvances.Cluster() }
    let stretches = stretches(range, of: buffer, text)
    var isComplete = true
    for stretch in stretches {
      shape(stretch, of: buffer, map) { index, cluster in
        clusters[index].em += cluster.em
        clusters[index].isSystem = style.hasTracking && cluster.isPrimary
        isComplete = isComplete && !cluster.isUnknown
      }
    }
    for index in range { clusters[index].displayEm = clusters[index].em }
    if let display = style.display,
      let displayMap = try self.map(display, style, fallbacks, text.locale)
    {
      for index in range { clusters[index].displayEm = 0 }
      for stretch in stretches {
        shape(stretch, of: buffer, displayMap) { clusters[$0].displayEm += $1.em }
      }
    }
    return isComplete
  }

  /// A part of the text whose paragraphs have one direction.
  private struct Stretch {
    var clusters: Range<Int>
    var isRightToLeft: Bool
  }

  /// Cuts a range into paragraphs; text that has no direction to resolve stays in one piece.
  private func stretches(
    _ range: Range<Int>,
    of buffer: ClusterBuffer,
    _ text: StyledText
  ) -> [Stretch] {
    guard buffer.hasRightToLeft else {
      return [Stretch(clusters: range, isRightToLeft: false)]
    }
    let scalars = Array(text.content.unicodeScalars)
    var stretches: [Stretch] = []
    var start = 0
    while start < buffer.clusters.count {
      let feed = buffer.clusters[start...].firstIndex { $0.kind == .lineFeed }
      let end = feed.map { $0 + 1 } ?? buffer.clusters.count
      let last = feed.map { Int(buffer.clusters[$0].start) } ?? scalars.count
      let paragraph = scalars[Int(buffer.clusters[start].start)..<last]
      let direction = LayoutDirection(ofParagraph: paragraph) ?? text.layoutDirection
      let common = (start..<end).clamped(to: range)
      if !common.isEmpty {
        stretches.append(Stretch(clusters: common, isRightToLeft: direction == .rightToLeft))
      }
      start = end
    }
    return stretches
  }

  /// Shapes a stretch and tells the share of each cluster; what is drawn as one is shared evenly.
  private func shape(
    _ stretch: Stretch,
    of buffer: ClusterBuffer,
    _ map: FontMap,
    _ body: (_ index: Int, _ share: FontMap.Cluster) -> Void
  ) {
    let range = stretch.clusters
    let bytes = buffer.offsets[range.lowerBound]..<buffer.offsets[range.upperBound]
    var pending: FontMap.Cluster?
    var index = range.lowerBound
    func finish(at end: Int) {
      guard var cluster = pending else { return }
      // Runs come in the order of the text, and so do the clusters of each.
      while index < range.upperBound - 1, buffer.offsets[index + 1] <= cluster.offset { index += 1 }
      var last = index
      while last < range.upperBound - 1, buffer.offsets[last + 1] < end { last += 1 }
      cluster.em /= Double(last - index + 1)
      for position in index...last {
        var share = cluster
        switch buffer.sources[position] {
        case .font: if cluster.isUnknown { (share.em, share.isPrimary) = (1, false) }
        case .tab: share.em *= 4
        case .nothing: (share.em, share.isUnknown) = (0, false)
        case .image: (share.em, share.isUnknown, share.isPrimary) = (1, false, false)
        }
        body(position, share)
      }
    }
    buffer.bytes.withUnsafeBufferPointer { text in
      map.shape(text, bytes, isRightToLeft: stretch.isRightToLeft) { cluster in
        finish(at: cluster.offset)
        pending = cluster
      }
    }
    finish(at: bytes.upperBound)
  }

  private func ellipsis(
    _ style: RunStyle,
    _ fallbacks: [String],
    _ locale: String
  ) throws(FontProblem) -> PangoAdvances.Cluster {
    let em = try map(style.family, style, fallbacks, locale)?.ellipsis ?? 0
    let display = style.display ?? style.family
    let displayEm = try map(display, style, fallbacks, locale)?.ellipsis ?? em
    return PangoAdvances.Cluster(em: em, displayEm: displayEm, isSystem: style.hasTracking)
  }

  // MARK: Fonts

  private func map(
    _ family: String,
    _ style: RunStyle,
    _ fallbacks: [String],
    _ locale: String
  ) throws(FontProblem) -> FontMap? {
    let key = MapKey(
      families: [family] + fallbacks.filter { $0 != family },
      weight: style.weight,
      italic: style.italic,
      locale: locale
    )
    if let map = maps[key] { return map }
    var fonts: [FontFile] = []
    for name in key.families {
      guard
        let font = try catalog.font(family: name, weight: style.weight, italic: style.italic)
      else { throw .unknownFamily(name) }
      fonts.append(font)
    }
    let map = FontMap(
      files: fonts.map(\.path),
      families: fonts.map { FontFamilies.faceName($0.family, locale: locale) },
      locale: locale
    )
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

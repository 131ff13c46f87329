internal import CPango
internal import LayoutCore

extension TextShaper {
  /// The glyphs of a text's characters: shaped once more, with the fonts with which they were
  /// measured.
  func glyphs(of text: StyledText) throws(FontProblem) -> TextGlyphs {
    let buffer = ClusterBuffer(text.content, locale: text.locale)
    let fallbacks = FontFamilies.fallbacks(for: text.content, locale: text.locale)
    let paragraphs = Paragraph.paragraphs(of: buffer, text)
    var writer = GlyphWriter(count: buffer.clusters.count)
    var paragraph = 0
    var start = 0
    var scalars = 0
    for run in text.allRuns {
      scalars += min(run.length, Int.max - scalars)
      var end = start
      while end < buffer.clusters.count, Int(buffer.clusters[end].start) < scalars { end += 1 }
      while paragraph < paragraphs.count, paragraphs[paragraph].clusters.upperBound <= start {
        paragraph += 1
      }
      let part = Part(clusters: start..<end, paragraphs: paragraphs[paragraph...], of: buffer)
      let style = RunStyle(run.attributes, catalog.systemFont)
      writer.largeShare = SystemFont.largeShare(size: run.attributes.pointSize)
      var families = fallbacks
      if try !write(part, style, families, text.locale, &writer) {
        families += (FontFamilies.symbols + catalog.userFamilies)
          .filter { !families.contains($0) }
        _ = try write(part, style, families, text.locale, &writer)
      }
      if start == 0 { try writeEllipsis(style, fallbacks, text.locale, &writer) }
      start = end
    }
    return writer.glyphs
  }

  /// - Returns: Whether every character was found in a font.
  private func write(
    _ part: Part,
    _ style: RunStyle,
    _ fallbacks: [String],
    _ locale: String,
    _ writer: inout GlyphWriter
  ) throws(FontProblem) -> Bool {
    guard let map = try map(style.family, style, fallbacks, locale) else { return true }
    for index in part.clusters { writer.clear(index) }
    var isComplete = true
    part.shape(with: map, drawsGlyphs: true) { index, cluster in
      isComplete = isComplete && !cluster.isUnknown
      writer.add(cluster, at: index)
    }
    if let display = style.display, let map = try self.map(display, style, fallbacks, locale) {
      part.shape(with: map, drawsGlyphs: true) { writer.addDisplay($1, at: $0) }
    }
    return isComplete
  }

  private func writeEllipsis(
    _ style: RunStyle,
    _ fallbacks: [String],
    _ locale: String,
    _ writer: inout GlyphWriter
  ) throws(FontProblem) {
    guard let small = try map(style.family, style, fallbacks, locale)?.ellipsis else { return }
    writer.glyphs.ellipsis.glyphs = writer.glyphs(small)
    if let display = style.display,
      let large = try map(display, style, fallbacks, locale)?.ellipsis
    {
      writer.glyphs.ellipsis.displayGlyphs = writer.glyphs(large, inPlaceOf: small)
    }
  }
}

/// Numbers the fonts of glyphs, and combines those of a character: many scripts write it in several
/// parts, such as a letter of Devanagari and its vowel.
private struct GlyphWriter {
  var glyphs: TextGlyphs
  /// The share of the advances for large text in letters.
  var largeShare = 0.0
  private var numbers: [GlyphFont: Int] = [:]
  /// The width of each character so far, as a fraction of the font's size.
  private var widths: [(em: Double, displayEm: Double)]
  /// The cluster with which each character was measured.
  private var measured: [FontMap.Cluster?]

  init(count: Int) {
    glyphs = TextGlyphs(
      fonts: [],
      clusters: Array(repeating: TextGlyphs.Cluster(), count: count),
      ellipsis: TextGlyphs.Cluster()
    )
    widths = Array(repeating: (0, 0), count: count)
    measured = Array(repeating: nil, count: count)
  }

  /// Forgets the glyphs of a character.
  mutating func clear(_ index: Int) {
    glyphs.clusters[index] = TextGlyphs.Cluster()
    widths[index] = (0, 0)
    measured[index] = nil
  }

  mutating func add(_ cluster: FontMap.Cluster, at index: Int) {
    guard let drawing = cluster.drawing else { return }
    glyphs.clusters[index].level = drawing.level
    measured[index] = cluster
    let part = Part(glyphs(cluster), cluster.em, level: drawing.level)
    part.join(&glyphs.clusters[index].glyphs, widths[index].em)
    widths[index].em += cluster.em
  }

  mutating func addDisplay(_ cluster: FontMap.Cluster, at index: Int) {
    guard let drawing = cluster.drawing else { return }
    let part = Part(
      glyphs(cluster, inPlaceOf: measured[index]),
      cluster.em,
      level: drawing.level
    )
    part.join(&glyphs.clusters[index].displayGlyphs, widths[index].displayEm)
    widths[index].displayEm += cluster.em
  }

  /// A part of a character's glyphs.
  private struct Part {
    private let glyphs: [TextGlyphs.Glyph]
    private let width: Double
    private let isFromTheRight: Bool

    init(_ glyphs: [TextGlyphs.Glyph], _ width: Double, level: UInt8) {
      (self.glyphs, self.width, isFromTheRight) = (glyphs, width, level % 2 == 1)
    }

    /// Places the part to the right of those before, or to the left in a right-to-left script.
    func join(_ others: inout [TextGlyphs.Glyph], _ othersWidth: Double) {
      if isFromTheRight {
        for index in others.indices { others[index].x += width }
        others += glyphs
      } else if othersWidth == 0 {
        others += glyphs
      } else {
        for var glyph in glyphs {
          glyph.x += othersWidth
          others.append(glyph)
        }
      }
    }
  }

  /// The glyphs of a cluster, centred in the width of the system font's letter (L18.26).
  ///
  /// - Parameter measured: The cluster with which that width was measured; the same one if nil.
  mutating func glyphs(
    _ cluster: FontMap.Cluster,
    inPlaceOf measured: FontMap.Cluster? = nil
  ) -> [TextGlyphs.Glyph] {
    guard let drawing = cluster.drawing, !drawing.glyphs.isEmpty else { return [] }
    let font = numbers[drawing.font] ?? glyphs.fonts.count
    if font == glyphs.fonts.count {
      numbers[drawing.font] = font
      glyphs.fonts.append(drawing.font)
    }
    let letter = measured ?? cluster
    let room =
      letter.nominal > 0
      ? letter.nominal + letter.bearing + letter.large * largeShare - cluster.nominal : 0
    return drawing.glyphs.map {
      TextGlyphs.Glyph(number: $0.number, font: font, x: $0.x + room / 2, y: $0.y)
    }
  }
}

internal import CPango

extension FontMap {
  /// Shapes a part of one font and direction and passes on the advances of its clusters.
  func shape(
    _ item: UnsafeMutablePointer<PangoItem>,
    at offset: Int,
    of paragraph: UnsafeBufferPointer<CChar>,
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    _ drawsGlyphs: Bool,
    _ body: (Cluster) -> Void
  ) {
    let end = offset + Int(item.pointee.length)
    let part = UnsafeBufferPointer(rebasing: paragraph[offset..<end])
    guard let font = item.pointee.analysis.font else { return }
    let face = face(of: font)
    // If the language lacks the script, Pango looks in the machine's locale for one with it.
    let script = PangoScript(Int32(item.pointee.analysis.script))
    item.pointee.analysis.language =
      pango_language_includes_script(language, script) != 0
      ? language : pango_language_from_string("und")
    let features =
      face.own != nil || face.isPrimary && isSupplied
      ? features(of: paragraph, offset..<end) : nil
    item.pointee.analysis.extra_attrs = features?.list
    pango_shape_full(
      part.baseAddress,
      item.pointee.length,
      paragraph.baseAddress,
      Int32(clamping: paragraph.count),
      &item.pointee.analysis,
      glyphs
    )
    item.pointee.analysis.extra_attrs = nil
    features?.free()
    let count = Int(glyphs.pointee.num_glyphs)
    let clusters = UnsafeBufferPointer(start: glyphs.pointee.log_clusters, count: count)
    let infos = UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: count)
    let isReversed = item.pointee.analysis.level % 2 == 1
    var index = 0
    while index < count {
      let first = isReversed ? count - 1 - index : index
      let cluster = clusters[first]
      var width = 0.0
      var nominal = 0.0
      var isUnknown = false
      var last = first
      while index < count {
        let glyph = isReversed ? count - 1 - index : index
        guard clusters[glyph] == cluster else { break }
        width += Double(infos[glyph].geometry.width)
        if let own = face.own { nominal += own.advance(of: infos[glyph].glyph) }
        isUnknown = isUnknown || infos[glyph].glyph & FontMap.unknownGlyph != 0
        last = glyph
        index += 1
      }
      var result = Cluster(
        offset: offset + Int(cluster),
        em: width / face.unitsPerEm,
        isPrimary: face.isPrimary,
        isUnknown: isUnknown,
        drawing: drawsGlyphs
          ? drawing(of: infos, first, through: last, face, item.pointee.analysis.level) : nil
      )
      if face.own != nil, !isUnknown, width > 0 {
        result.nominal = nominal / face.unitsPerEm
        takeSystemAdvance(&result, of: part, at: Int(cluster))
      }
      body(result)
    }
  }

  /// Gives a cluster the advance of the system font's letter and its share of the kerning (L18.23).
  private func takeSystemAdvance(
    _ cluster: inout Cluster,
    of part: UnsafeBufferPointer<CChar>,
    at offset: Int
  ) {
    guard let letter = advances?.letter(scalar(of: part, at: offset)) else { return }
    let kerning = cluster.em - cluster.nominal
    cluster.bearing = cluster.nominal * (letter.factor - 1)
    cluster.em = cluster.nominal * letter.factor + kerning * SystemAdvances.kerningShare
    cluster.em += correction(of: part, at: offset)
    cluster.large = letter.large
  }

  /// The correction of the room behind a character, or of a space itself: a space at the end of a line
  /// hangs behind it and takes no width.
  private func correction(of part: UnsafeBufferPointer<CChar>, at offset: Int) -> Double {
    let space = UInt8(ascii: " ")
    func byte(_ position: Int) -> UInt8? {
      part.indices.contains(position) ? UInt8(bitPattern: part[position]) : nil
    }
    guard let character = byte(offset), character < 0x80 else { return 0 }
    var correction = 0.0
    if character == space, let last = byte(offset - 1) {
      correction += SystemAdvances.correction(last, space)
    }
    if let next = byte(offset + 1), next != space {
      correction += SystemAdvances.correction(character, next)
    }
    return correction
  }

  /// The character at a position of a text in UTF-8.
  private func scalar(of text: UnsafeBufferPointer<CChar>, at offset: Int) -> UInt32 {
    let first = UInt32(UInt8(bitPattern: text[offset]))
    let (count, mask): (Int, UInt32) =
      switch first {
      case 0xF0...: (3, 0x07)
      case 0xE0...: (2, 0x0F)
      case 0xC0...: (1, 0x1F)
      default: (0, 0x7F)
      }
    guard offset + count < text.count else { return first }
    var scalar = first & mask
    for position in 0..<count {
      scalar = scalar << 6 | UInt32(UInt8(bitPattern: text[offset + 1 + position])) & 0x3F
    }
    return scalar
  }

  // MARK: Alternates

  /// Attributes of an item, and those of them that were allocated for it.
  private struct Features {
    var list: UnsafeMutablePointer<GSList>?
    var colons: [UnsafeMutablePointer<PangoAttribute>] = []

    func free() {
      for colon in colons { pango_attribute_destroy(colon) }
      g_slist_free(list)
    }
  }

  /// The alternates of letters in an item: a colon between digits is raised, as in the system font;
  /// all others of Inter are turned off (L18.25).
  private func features(
    of paragraph: UnsafeBufferPointer<CChar>,
    _ range: Range<Int>
  ) -> Features {
    var features = Features()
    let colon = CChar(bitPattern: UInt8(ascii: ":"))
    var position = isSupplied ? range.upperBound : range.lowerBound + 1
    while position < range.upperBound - 1 {
      if paragraph[position] == colon, isDigit(paragraph[position - 1]),
        isDigit(paragraph[position + 1]), let raised = pango_attr_font_features_new("calt=1")
      {
        raised.pointee.start_index = UInt32(clamping: position)
        raised.pointee.end_index = UInt32(clamping: position + 1)
        features.colons.append(raised)
      }
      position += 1
    }
    for raised in features.colons { features.list = g_slist_prepend(features.list, raised) }
    features.list = g_slist_prepend(features.list, withoutAlternates)
    return features
  }

  private func isDigit(_ byte: CChar) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(UInt8(bitPattern: byte))
  }
}

/// A font's unmodified advances, read once each.
final class OwnAdvances {
  private let font: OpaquePointer?
  private var values: [Double]

  /// Creates the advances of a font that lives longer.
  init(_ font: OpaquePointer?) {
    self.font = font
    let count = hb_face_get_glyph_count(hb_font_get_face(font))
    values = Array(repeating: -1, count: Int(count))
  }

  /// The advance of a glyph, in the units of Pango's shaping.
  func advance(of glyph: UInt32) -> Double {
    let index = Int(glyph)
    guard index < values.count else { return 0 }
    if values[index] < 0 { values[index] = Double(hb_font_get_glyph_h_advance(font, glyph)) }
    return values[index]
  }
}

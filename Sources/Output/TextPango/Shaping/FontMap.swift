internal import CPango
internal import LayoutCore

/// Pango with a few font files and nothing else of the machine.
///
/// Fonts are shaped at one large size without hinting, and advances are fractions of it: they are
/// proportional to the size then, so that one shaping serves all sizes.
///
/// Pango's objects may be used by one thread at a time. This class is not `Sendable`; the one lock
/// of ``PangoTextMeasurer`` holds every instance, so the compiler proves that none is shared.
final class FontMap {
  /// Pango's own units are 1/1024 of a point: at this size they are a millionth of it.
  private static let referenceSize = 1000.0

  /// Pango asks for emoji in the family `emoji`.
  private static let emojiAlias = """
    <fontconfig><alias binding="strong"><family>emoji</family>
    <prefer><family>\(FontFamilies.emoji)</family></prefer></alias></fontconfig>
    """

  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let attributes: OpaquePointer
  let language: OpaquePointer?
  /// The system font's advances, if the first family replaces it.
  var advances: SystemAdvances?
  /// Keeps Inter from drawing arrows for `->` and the like, which the system font does not.
  let withoutAlternates: UnsafeMutablePointer<PangoAttribute>?
  /// The first of the families.
  private let primaryFamily: String
  /// Whether letters are slanted if a font has no italic ones.
  private let slants: Bool
  /// The coordinates of the first family's font, where it is a variable one that the user has given.
  private let variations: String
  /// `true` if the first family is a system font of the user's.
  let isSupplied: Bool
  private var faces: [UnsafeMutablePointer<PangoFont>: Face] = [:]

  /// The data of a font that Pango has chosen.
  struct Face {
    /// The file that it is in.
    var file: GlyphFont
    /// The advance of one em in the units of glyphs.
    var unitsPerEm: Double
    /// Whether it is of the first family.
    var isPrimary: Bool
    /// The font's unmodified advances, if the system font's are derived from them.
    var own: OwnAdvances?
  }

  /// Creates a map; nil if memory has run out.
  ///
  /// - Parameters:
  ///   - cairo: The library that makes Pango's maps.
  ///   - files: The paths of the fonts, one for each of the families.
  ///   - families: The names of the families in the order in which they are to be used.
  ///   - weight: The weight of the first one; a file may hold several.
  ///   - italic: Whether it is italic.
  ///   - slants: Whether the text is italic, if a font is not.
  ///   - isSystem: Whether the first family replaces the system font.
  ///   - supplied: The system font of the user's that the first family is; nil for another.
  ///   - locale: The language tag of the text.
  init?(
    _ cairo: CairoLibrary,
    files: [String],
    families: [String],
    weight: Int,
    italic: Bool,
    slants: Bool,
    isSystem: Bool,
    supplied: SuppliedSystemFont.Instance? = nil,
    locale: String
  ) {
    guard let map = cairo.makeFontMap() else { return nil }
    // An empty configuration: the machine's and the user's are not read.
    guard let configuration = FcConfigCreate() else {
      g_object_unref(map)
      return nil
    }
    for file in files { _ = FcConfigAppFontAddFile(configuration, file) }
    _ = FcConfigParseAndLoadFromMemory(configuration, FontMap.emojiAlias, 0)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    FcConfigDestroy(configuration)
    guard let context = pango_font_map_create_context(map), let attributes = pango_attr_list_new()
    else {
      g_object_unref(map)
      return nil
    }
    self.map = map
    self.context = context
    self.attributes = attributes
    language = pango_language_from_string(locale)
    primaryFamily = families.first ?? ""
    self.slants = slants
    isSupplied = supplied != nil
    variations = supplied?.variations ?? ""
    advances = isSystem ? SystemAdvances(weight: weight) : nil
    // Tracking is added when the size of the text is known.
    withoutAlternates =
      supplied != nil
      ? pango_attr_font_features_new("trak=0")
      : isSystem ? pango_attr_font_features_new("calt=0") : nil
    cairo.turnOffHinting(in: context)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, language)
    guard let description = pango_font_description_new() else { return }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: weight)))
    pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      description,
      FontMap.referenceSize * Double(PANGO_SCALE)
    )
    if !variations.isEmpty { pango_font_description_set_variations(description, variations) }
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
  }

  deinit {
    for font in faces.keys { g_object_unref(font) }
    pango_attr_list_unref(attributes)
    if let withoutAlternates { pango_attribute_destroy(withoutAlternates) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  // MARK: Shaping

  /// Shapes a part of a paragraph and passes on the advances of its clusters, in the order of the
  /// text within each run of one font and direction.
  ///
  /// The text before and after the part influences the forms of its letters.
  func shape(
    _ paragraph: UnsafeBufferPointer<CChar>,
    _ range: Range<Int>,
    isRightToLeft: Bool,
    drawsGlyphs: Bool = false,
    _ body: (Cluster) -> Void
  ) {
    // Buffers rather than pointers, so that debug builds check their bounds.
    guard let start = UnsafeBufferPointer(rebasing: paragraph[range]).baseAddress, !range.isEmpty
    else { return }
    let items = pango_itemize_with_base_dir(
      context,
      isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR,
      // Pango counts the characters before an offset, every time.
      start,
      0,
      Int32(clamping: range.count),
      attributes,
      nil
    )
    defer { g_list_free(items) }
    guard let glyphs = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(glyphs) }
    var node = items
    while let cell = node {
      node = cell.pointee.next
      guard let data = cell.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoItem.self)
      shape(
        item,
        at: range.lowerBound + Int(item.pointee.offset),
        of: paragraph,
        glyphs,
        drawsGlyphs,
        body
      )
      pango_item_free(item)
    }
  }

  func face(of font: UnsafeMutablePointer<PangoFont>) -> Face {
    if let face = faces[font] { return face }
    var scale: (x: Int32, y: Int32) = (0, 0)
    // A font of pictures has fixed sizes, to which Pango's advances belong.
    hb_font_get_scale(pango_font_get_hb_font(font), &scale.x, &scale.y)
    var family = ""
    if let description = pango_font_describe(font) {
      family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
      pango_font_description_free(description)
    }
    let isPrimary = family == primaryFamily
    let isSystem = isPrimary && advances != nil
    let face = Face(
      file: GlyphFont(
        font,
        family: family,
        isItalic: slants,
        variations: isPrimary ? variations : ""
      ),
      unitsPerEm: Double(max(scale.x, 1)),
      isPrimary: isPrimary,
      own: isSystem ? OwnAdvances(pango_font_get_hb_font(font)) : nil
    )
    // Kept alive, so that no other font takes its address.
    g_object_ref(font)
    faces[font] = face
    return face
  }

  /// An ellipsis, with its glyphs.
  private(set) lazy var ellipsis: Cluster? = {
    var ellipsis: Cluster?
    "…".withCString { text in
      let bytes = UnsafeBufferPointer(start: text, count: 3)
      shape(bytes, 0..<3, isRightToLeft: false, drawsGlyphs: true) { ellipsis = $0 }
    }
    return ellipsis
  }()

  // MARK: Measures

  /// The first family's vertical measures, as fractions of its size.
  private(set) lazy var verticals: (ascent: Double, descent: Double, gap: Double, cap: Double) = {
    let description = pango_context_get_font_description(context)
    guard let font = pango_font_map_load_font(map, context, description) else {
      return (0, 0, 0, 0)
    }
    defer { g_object_unref(font) }
    let face = face(of: font)
    func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: Int32 = 0
      hb_ot_metrics_get_position_with_fallback(pango_font_get_hb_font(font), tag, &position)
      return Double(position) / face.unitsPerEm
    }
    return (
      measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      abs(measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)),
      measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      measure(HB_OT_METRICS_TAG_CAP_HEIGHT)
    )
  }()
}

internal import CPango
internal import SystemLibraries

/// Pango's font maps for Cairo, which read nothing of the machine's configuration.
///
/// They are loaded with the first text to be measured: Cairo depends on the libraries of a window
/// system, and a program that measures nothing would pay for them at every start.
struct CairoLibrary: Sendable {
  private typealias MakeMap =
    @convention(c) (cairo_font_type_t) -> UnsafeMutablePointer<PangoFontMap>?
  private typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void
  private typealias SetOptions = @convention(c) (OpaquePointer, OpaquePointer) -> Void
  private typealias MakeOptions = @convention(c) () -> OpaquePointer?
  private typealias SetHintStyle = @convention(c) (OpaquePointer, cairo_hint_style_t) -> Void
  private typealias SetHintMetrics = @convention(c) (OpaquePointer, cairo_hint_metrics_t) -> Void
  private typealias SetAntialias = @convention(c) (OpaquePointer, cairo_antialias_t) -> Void
  private typealias FreeOptions = @convention(c) (OpaquePointer) -> Void

  private static let loaded: Result<CairoLibrary, FontProblem> = {
    let name = "libpangocairo-1.0.so.0"
    switch SystemLibrary.load(name, package: "libpangocairo-1.0-0") {
    case .failure(let missing):
      return .failure(.missingLibrary(name: name, reason: missing.reason))
    case .success(let library):
      guard let functions = CairoLibrary(library) else {
        return .failure(.missingLibrary(name: name, reason: "it is too old"))
      }
      return .success(functions)
    }
  }()

  private let makeMap: MakeMap
  private let setResolution: SetResolution
  private let setOptions: SetOptions
  private let makeOptions: MakeOptions
  private let setHintStyle: SetHintStyle
  private let setHintMetrics: SetHintMetrics
  private let setAntialias: SetAntialias
  private let freeOptions: FreeOptions

  /// Returns the library, loaded at the first call.
  static func load() throws(FontProblem) -> CairoLibrary { try loaded.get() }

  private init?(_ library: SystemLibrary) {
    guard
      let makeMap = library.function(
        "pango_cairo_font_map_new_for_font_type",
        as: MakeMap.self
      ),
      let setResolution = library.function(
        "pango_cairo_font_map_set_resolution",
        as: SetResolution.self
      ),
      let setOptions = library.function(
        "pango_cairo_context_set_font_options",
        as: SetOptions.self
      ),
      let makeOptions = library.function(
        "cairo_font_options_create",
        as: MakeOptions.self
      ),
      let setHintStyle = library.function(
        "cairo_font_options_set_hint_style",
        as: SetHintStyle.self
      ),
      let setHintMetrics = library.function(
        "cairo_font_options_set_hint_metrics",
        as: SetHintMetrics.self
      ),
      let setAntialias = library.function(
        "cairo_font_options_set_antialias",
        as: SetAntialias.self
      ),
      let freeOptions = library.function(
        "cairo_font_options_destroy",
        as: FreeOptions.self
      )
    else { return nil }
    self.makeMap = makeMap
    self.setResolution = setResolution
    self.setOptions = setOptions
    self.makeOptions = makeOptions
    self.setHintStyle = setHintStyle
    self.setHintMetrics = setHintMetrics
    self.setAntialias = setAntialias
    self.freeOptions = freeOptions
  }

  /// A font map on which a point is a pixel; nil if memory has run out.
  func makeFontMap() -> UnsafeMutablePointer<PangoFontMap>? {
    // Named, since the plain call follows $PANGOCAIRO_BACKEND.
    guard let map = makeMap(CAIRO_FONT_TYPE_FT) else { return nil }
    setResolution(OpaquePointer(map), 72)
    return map
  }

  /// Turns off hinting in a context, so that fonts keep their designed proportions.
  func turnOffHinting(in context: OpaquePointer) {
    guard let options = makeOptions() else { return }
    setHintStyle(options, CAIRO_HINT_STYLE_NONE)
    setHintMetrics(options, CAIRO_HINT_METRICS_OFF)
    setAntialias(options, CAIRO_ANTIALIAS_GRAY)
    setOptions(context, options)
    freeOptions(options)
  }
}

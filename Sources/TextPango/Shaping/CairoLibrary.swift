internal import CPango
internal import Glibc

/// Pango's font maps for Cairo, which read nothing of the machine's configuration.
///
/// They are loaded with the first text to be measured: Cairo brings the libraries of a window system
/// along, and a program that measures nothing would pay for them at every start.
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

  private static let name = "libpangocairo-1.0.so.0"

  private static let loaded: Result<CairoLibrary, FontProblem> = {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL), let library = CairoLibrary(handle)
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "it is not what it should be"
      return .failure(.missingLibrary(name: name, reason: reason))
    }
    return .success(library)
  }()

  private let makeMap: MakeMap
  private let setResolution: SetResolution
  private let setOptions: SetOptions
  private let makeOptions: MakeOptions
  private let setHintStyle: SetHintStyle
  private let setHintMetrics: SetHintMetrics
  private let setAntialias: SetAntialias
  private let freeOptions: FreeOptions

  /// The library, loaded if nobody has asked for it before.
  static func load() throws(FontProblem) -> CairoLibrary { try loaded.get() }

  private init?(_ handle: UnsafeMutableRawPointer) {
    guard let makeMap = dlsym(handle, "pango_cairo_font_map_new_for_font_type"),
      let setResolution = dlsym(handle, "pango_cairo_font_map_set_resolution"),
      let setOptions = dlsym(handle, "pango_cairo_context_set_font_options"),
      let makeOptions = dlsym(handle, "cairo_font_options_create"),
      let setHintStyle = dlsym(handle, "cairo_font_options_set_hint_style"),
      let setHintMetrics = dlsym(handle, "cairo_font_options_set_hint_metrics"),
      let setAntialias = dlsym(handle, "cairo_font_options_set_antialias"),
      let freeOptions = dlsym(handle, "cairo_font_options_destroy")
    else { return nil }
    self.makeMap = unsafeBitCast(makeMap, to: MakeMap.self)
    self.setResolution = unsafeBitCast(setResolution, to: SetResolution.self)
    self.setOptions = unsafeBitCast(setOptions, to: SetOptions.self)
    self.makeOptions = unsafeBitCast(makeOptions, to: MakeOptions.self)
    self.setHintStyle = unsafeBitCast(setHintStyle, to: SetHintStyle.self)
    self.setHintMetrics = unsafeBitCast(setHintMetrics, to: SetHintMetrics.self)
    self.setAntialias = unsafeBitCast(setAntialias, to: SetAntialias.self)
    self.freeOptions = unsafeBitCast(freeOptions, to: FreeOptions.self)
  }

  /// A font map on which a point is a pixel; nil if memory has run out.
  func makeFontMap() -> UnsafeMutablePointer<PangoFontMap>? {
    // Named, since the plain call follows $PANGOCAIRO_BACKEND.
    guard let map = makeMap(CAIRO_FONT_TYPE_FT) else { return nil }
    setResolution(OpaquePointer(map), 72)
    return map
  }

  /// Has a context's fonts keep the proportions that they were designed with.
  func turnOffHinting(in context: OpaquePointer) {
    guard let options = makeOptions() else { return }
    setHintStyle(options, CAIRO_HINT_STYLE_NONE)
    setHintMetrics(options, CAIRO_HINT_METRICS_OFF)
    setAntialias(options, CAIRO_ANTIALIAS_GRAY)
    setOptions(context, options)
    freeOptions(options)
  }
}

public import LayoutCore
internal import Synchronization

/// Measures text with real fonts: shaped by Pango, with the system font's tracking and vertical
/// measures.
///
/// The fonts are those of Debian packages, verified by checksum; nothing else of the machine (its
/// fonts, its configuration, its locale) influences the result. A missing font is an error, not
/// replaced by another font:
///
/// ```swift
/// let fonts = try PangoTextMeasurer()
/// let result = try fonts.measuring { scene.layout(measurer: $0) }
/// ```
public final class PangoTextMeasurer: Sendable {
  private struct State {
    /// The shaper; nil before the first text.
    var shaper: TextShaper?
    var shaped: [StyledText: Remembered] = [:]
    var shapedBytes = 0
    /// The families that were replaced by the system font, in the order of the texts.
    var replaced: [String] = []

    mutating func note(_ families: [String]) {
      replaced += families.filter { !replaced.contains($0) }
    }
  }

  private struct Remembered {
    let text: any ShapedText
    /// The families that were replaced by the system font.
    let replaced: [String]
  }

  /// The amount of text that is cached, in bytes.
  private static let rememberedBytes = 16_000_000

  /// Pango's objects, which one thread may use at a time, are kept in here and nowhere else.
  private let state: Mutex<State>
  private let packageFonts: [FontFile]?
  /// Whether the system font replaces families that no font has (V11.9).
  private let replacesUnknownFamilies: Bool

  /// Creates a measurer.
  ///
  /// - Parameter fontFiles: Paths of fonts besides those of the packages. A file that is one of
  ///   theirs replaces it; another one is found by its family's name, and for characters that no
  ///   other font has.
  /// - Throws: ``FontProblem/unreadable(path:reason:)``.
  public convenience init(fontFiles: [String] = []) throws(FontProblem) {
    try self.init(fontFiles: fontFiles, packageFonts: nil)
  }

  /// Creates a measurer with other fonts instead of the packages'; nil for theirs.
  ///
  /// - Parameters:
  ///   - foundFiles: Fonts beside sources; files that are no fonts are left out.
  ///   - systemFontFiles: The files of a system font that replaces the fit to its widths (L18.28).
  ///   - report: Called with the reason for which a file is left out.
  package init(
    fontFiles: [String] = [],
    foundFiles: [String] = [],
    systemFontFiles: [String] = [],
    packageFonts: [FontFile]?,
    replacesUnknownFamilies: Bool = false,
    report: (FontProblem) -> Void = { _ in }
  ) throws(FontProblem) {
    self.packageFonts = packageFonts
    self.replacesUnknownFamilies = replacesUnknownFamilies
    guard !fontFiles.isEmpty || !foundFiles.isEmpty || !systemFontFiles.isEmpty else {
      // No file can be refused, so the fonts can wait for a text: most runs measure none.
      state = Mutex(State())
      return
    }
    let catalog = try FontCatalog(
      userFiles: fontFiles,
      foundFiles: foundFiles,
      systemFonts: systemFontFiles,
      pinned: packageFonts ?? FontFile.pinned,
      report: report
    )
    state = Mutex(State(shaper: TextShaper(catalog)))
  }

  /// Runs a body with a measurer of these fonts, such as a layout of a screen.
  ///
  /// - Parameter body: The body; it must not keep the measurer for later texts.
  /// - Throws: All missing fonts of its texts. Its result is then lost, for its texts were not
  ///   measured.
  public func measuring<Result>(
    _ body: (any TextMeasurer) -> Result
  ) throws(MissingFonts) -> Result {
    let problems = ProblemList()
    let result = body(measurer(reportingTo: { problems.append($0) }))
    guard problems.all.isEmpty else { throw MissingFonts(problems.all) }
    return result
  }

  /// A measurer for a screen that keeps changing.
  ///
  /// - Parameter report: Called with each missing font once, on the thread that measures; the texts
  ///   that use it have square glyphs.
  public func measurer(
    reportingTo report: @escaping @Sendable (FontProblem) -> Void
  ) -> any TextMeasurer {
    ReportingTextMeasurer(self, report: report)
  }

  /// Shapes a text, or finds it in the cache.
  ///
  /// - Throws: The first of its fonts that is missing.
  public func shape(_ text: StyledText) throws(FontProblem) -> any ShapedText {
    try state.withLock { (state) throws(FontProblem) in
      if let shaped = state.shaped[text] {
        state.note(shaped.replaced)
        return shaped.text
      }
      let shaper = try shaper(&state)
      let (result, replaced) = try replacing(&state, text) { (text) throws(FontProblem) in
        try shaper.shape(text)
      }
      let shaped = RememberingText(result)
      state.shapedBytes += text.content.utf8.count
      if state.shapedBytes > PangoTextMeasurer.rememberedBytes {
        state.shaped.removeAll()
        state.shapedBytes = text.content.utf8.count
      }
      state.shaped[text] = Remembered(text: shaped, replaced: replaced)
      return shaped
    }
  }

  /// The glyphs of a text's characters.
  ///
  /// - Throws: The first of its fonts that is missing.
  public func glyphs(of text: StyledText) throws(FontProblem) -> TextGlyphs {
    try state.withLock { (state) throws(FontProblem) in
      let shaper = try shaper(&state)
      return try replacing(&state, text) { (text) throws(FontProblem) in
        try shaper.glyphs(of: text)
      }.result
    }
  }

  /// Returns the families replaced by the system font since the last call.
  package func takeReplacedFamilies() -> [String] {
    state.withLock { state in
      let families = state.replaced
      state.replaced = []
      return families
    }
  }

  /// Runs a body with a text; with the system font for each missing family, if that is allowed, and
  /// reports which.
  private func replacing<Result>(
    _ state: inout State,
    _ text: StyledText,
    _ body: (StyledText) throws(FontProblem) -> Result
  ) throws(FontProblem) -> (result: Result, replaced: [String]) {
    var text = text
    var replaced: [String] = []
    while true {
      do throws(FontProblem) {
        return (try body(text), replaced)
      } catch {
        guard replacesUnknownFamilies, case .unknownFamily(let name) = error,
          text.replaceFamily(name)
        else { throw error }
        replaced.append(name)
        state.note([name])
      }
    }
  }

  private func shaper(_ state: inout State) throws(FontProblem) -> TextShaper {
    if let shaper = state.shaper { return shaper }
    let catalog = try FontCatalog(userFiles: [], pinned: packageFonts ?? FontFile.pinned)
    let shaper = TextShaper(catalog)
    state.shaper = shaper
    return shaper
  }
}

/// The fonts found to be missing so far.
private final class ProblemList: Sendable {
  private let problems = Mutex<[FontProblem]>([])

  var all: [FontProblem] { problems.withLock { $0 } }

  func append(_ problem: FontProblem) { problems.withLock { $0.append(problem) } }
}

public import LayoutCore
internal import Synchronization

/// Measures text with real fonts: shaped by Pango, with the system font's tracking and vertical
/// measures.
///
/// The fonts are those of Debian packages, verified by checksum; nothing else of the machine (its
/// fonts, its configuration, its locale) has a part in the result. A font that is not there is a
/// problem, not another font: see ``takeProblems()``.
public final class PangoTextMeasurer: TextMeasurer {
  private struct State {
    /// Nil before the first text.
    var shaper: TextShaper?
    var shaped: [StyledText: any ShapedText] = [:]
    var shapedBytes = 0
    var problems: [FontProblem] = []
  }

  /// How much text is remembered, in bytes.
  private static let rememberedBytes = 16_000_000

  /// Pango's objects, which one thread may use at a time, live in here and nowhere else.
  private let state: Mutex<State>
  private let packageFonts: [FontFile]?

  /// Creates a measurer.
  ///
  /// - Parameter fontFiles: Paths of fonts besides those of the packages. A file that is one of
  ///   theirs takes its place; another one is found by its family's name, and has the characters
  ///   that no other font has.
  /// - Throws: ``FontProblem/unreadable(path:reason:)``.
  public convenience init(fontFiles: [String] = []) throws(FontProblem) {
    try self.init(fontFiles: fontFiles, packageFonts: nil)
  }

  /// Creates a measurer with other fonts in the place of the packages'; nil for theirs.
  package init(fontFiles: [String] = [], packageFonts: [FontFile]?) throws(FontProblem) {
    self.packageFonts = packageFonts
    guard !fontFiles.isEmpty else {
      // No file can be refused, so the fonts can wait for a text: most runs have none to measure.
      state = Mutex(State())
      return
    }
    let catalog = try FontCatalog(userFiles: fontFiles, pinned: packageFonts ?? FontFile.pinned)
    state = Mutex(State(shaper: TextShaper(catalog)))
  }

  /// Why texts could not be measured since this was asked last, each reason once.
  ///
  /// Such a text has square glyphs, so that a layout with problems is not to be used.
  public func takeProblems() -> [FontProblem] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  /// Shapes a text, or finds it among those that were shaped before.
  public func shape(_ text: StyledText) -> any ShapedText {
    state.withLock { state in
      if let shaped = state.shaped[text] { return shaped }
      let shaped: any ShapedText
      do throws(FontProblem) {
        shaped = RememberingText(try shaper(&state).shape(text))
      } catch {
        if !state.problems.contains(error) { state.problems.append(error) }
        return FixedTextMeasurer().shape(text)
      }
      state.shapedBytes += text.content.utf8.count
      if state.shapedBytes > PangoTextMeasurer.rememberedBytes {
        state.shaped.removeAll()
        state.shapedBytes = text.content.utf8.count
      }
      state.shaped[text] = shaped
      return shaped
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

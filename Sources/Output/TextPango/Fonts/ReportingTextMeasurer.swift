internal import LayoutCore
internal import Synchronization

/// Measures text with real fonts for a layout, which cannot stop half way, and reports every font
/// that is missing.
final class ReportingTextMeasurer: TextMeasurer {
  private let fonts: PangoTextMeasurer
  private let report: @Sendable (FontProblem) -> Void
  private let reported = Mutex<Set<FontProblem>>([])

  init(_ fonts: PangoTextMeasurer, report: @escaping @Sendable (FontProblem) -> Void) {
    self.fonts = fonts
    self.report = report
  }

  var sizesSymbols: Bool { true }

  func glyphs(of text: StyledText) -> TextGlyphs? { try? fonts.glyphs(of: text) }

  func outlines(of glyphs: Set<UInt32>, in font: GlyphFont) -> [UInt32: GlyphOutline] {
    GlyphReader(font)?.outlines(of: glyphs) ?? [:]
  }

  func shape(_ text: StyledText) -> any ShapedText {
    do throws(FontProblem) {
      return try fonts.shape(text)
    } catch {
      if reported.withLock({ $0.insert(error).inserted }) { report(error) }
      return FixedTextMeasurer().shape(text)
    }
  }
}

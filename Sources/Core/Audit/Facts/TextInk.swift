package import LayoutCore

/// What is drawn of a text, and on what.
package struct TextInk: Sendable {
  /// The colours of letters and of what lies behind them where they differ least.
  package struct Contrast: Sendable {
    /// The ratio of their luminances, from 1 to 21 (WCAG 2, relative luminance).
    package var ratio: Double
    /// The colour of the letters, as `#rrggbb`.
    package var letters: String
    /// The colour behind them.
    package var background: String
    /// Whether both are colours that the system gives.
    package var isOfSystem: Bool
  }

  /// The bounding box of the letters that are drawn, in points from the scene's top left corner.
  package var bounds: Rect
  /// Where letters and background differ least; nil where something covers the letters, or nothing is
  /// known of them.
  package var contrast: Contrast?
  /// Why contrast is not known everywhere behind the letters; nil if it is.
  package var doubt: String?
}

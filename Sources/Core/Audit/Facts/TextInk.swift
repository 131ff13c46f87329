package import Drawing
package import LayoutCore

/// The ink of a text, and its contrast to the background.
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
    /// Whether what is behind the letters is nearer to black than to white.
    package var isOnDark: Bool
  }

  /// Letters that are drawn in one go.
  package struct Run: Sendable {
    package var words: String
    /// The colour of the letters; nil for several.
    package var letters: DisplayColor?
  }

  /// The letters of the text, in the order in which they are drawn.
  package var runs: [Run] = []
  /// The bounding box of the letters that are drawn, in points from the scene's top left corner.
  package var bounds: Rect
  /// The size of the letters in points, after they are shrunk to fit; the smallest of them.
  package var size = 0.0
  /// Where letters and background differ least; nil where something covers the letters, or nothing is
  /// known of them.
  package var contrast: Contrast?
  /// Why contrast is not known everywhere behind the letters; nil if it is.
  package var doubt: String?
}

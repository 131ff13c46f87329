/// The distances between a text and its neighbours (L15.4), in points.
public struct TextSpacing: Sendable, Hashable {
  /// The font's vertical measures.
  public var metrics: FontMetrics
  /// The pixels of the display.
  public var grid: PixelGrid

  /// Creates the spacing rules for a font.
  public init(metrics: FontMetrics, grid: PixelGrid) {
    self.metrics = metrics
    self.grid = grid
  }

  /// A tenth of the line height, rounded up to pixels.
  public var textSpacing: Double { grid.roundUp(0.1 * metrics.lineHeight) }

  private var lineSpacing: Double { metrics.lineHeight + textSpacing }

  /// The distance from the bottom of a plain view to the text below it.
  public var edgeAboveText: Double { lineSpacing - metrics.ascent }

  /// The distance from the text to the top of a plain view below it.
  public var edgeBelowText: Double {
    max(lineSpacing - metrics.capHeight, textSpacing + metrics.descent)
  }

  /// The preference of a text: its metrics towards other text, distances towards plain views, its
  /// baselines; nothing at its sides.
  ///
  /// Proved by `Specs/Conformance/Spacing`.
  ///
  /// - Parameters:
  ///   - firstBaseline: The distance from the text's top, in points.
  ///   - belowLastBaseline: The distance from the last baseline to the text's bottom, in points.
  package func viewSpacing(firstBaseline: Double, belowLastBaseline: Double) -> ViewSpacing {
    let lines = TextSpacingMetrics(
      ascent: metrics.ascent,
      descent: metrics.descent,
      leading: metrics.leadingBelowText,
      pixelLength: grid.pixelLength
    )
    var spacing = ViewSpacing()
    spacing[.textToText, .top] = .topText(lines)
    spacing[.textToText, .bottom] = .bottomText(lines)
    spacing[.textBaseline, .top] = .distance(-firstBaseline)
    spacing[.textBaseline, .bottom] = .distance(-belowLastBaseline)
    spacing[.edgeAboveText, .top] = .distance(edgeAboveText)
    spacing[.edgeBelowText, .bottom] = .distance(edgeBelowText)
    return spacing
  }
}

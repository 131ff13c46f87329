/// The line metrics of a text on which the distance to its neighbours depends, in points.
public struct TextSpacingMetrics: Sendable, Hashable {
  /// The distance from the baseline up.
  public var ascent: Double
  /// The distance from the baseline down, positive.
  public var descent: Double
  /// Extra distance between lines.
  public var leading: Double
  /// The side of a pixel of the text's display.
  public var pixelLength: Double

  /// Creates metrics.
  public init(ascent: Double, descent: Double, leading: Double, pixelLength: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.pixelLength = pixelLength
  }

  /// The distance from baseline to baseline.
  public var lineSpacing: Double { ascent + descent + leading }

  /// The gap between this text and one right below it: the lower text's leading, rounded up to the
  /// upper text's pixels (L15.5).
  ///
  /// Proved by `Specs/Conformance/Spacing` (spacing-textmetrics-…).
  public func gap(above lower: TextSpacingMetrics) -> Double {
    guard pixelLength > 0 else { return lower.leading }
    return (lower.leading / pixelLength - 1e-9).rounded(.up) * pixelLength
  }
}

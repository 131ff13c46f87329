/// The vertical measures of a font at a size, in points, all positive.
public struct FontMetrics: Sendable, Hashable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// The font's own extra distance between lines.
  public var leading: Double
  /// The height of a capital letter.
  public var capHeight: Double

  /// Creates metrics.
  public init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }

  /// The height of one line.
  public var lineHeight: Double { ascent + descent }

  /// The measures of the same font at another size.
  public func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor,
      descent: descent * factor,
      leading: leading * factor,
      capHeight: capHeight * factor
    )
  }

  /// The measures of lines that hold an inline image, too, which stands on the baseline.
  package func holding(_ image: Size?) -> FontMetrics {
    guard let image else { return self }
    var metrics = self
    metrics.ascent = max(ascent, image.height)
    return metrics
  }

  /// The measures of lines in two fonts.
  package func united(with other: FontMetrics?) -> FontMetrics {
    guard let other else { return self }
    return FontMetrics(
      ascent: max(ascent, other.ascent),
      descent: max(descent, other.descent),
      leading: max(leading, other.leading),
      capHeight: max(capHeight, other.capHeight)
    )
  }

  /// The San Francisco fonts of iOS at a point size.
  ///
  /// Source: published measurements of the system font (17 pt: line height 20.287109375; 34 pt:
  /// ascender 32.373046875, descender −8.201171875; cap height 9.15966796875 at 13 pt).
  public static func system(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: 0.952_148_437_5 * size,
      descent: 0.241_210_937_5 * size,
      leading: 0,
      capHeight: 0.704_589_843_75 * size
    )
  }
}

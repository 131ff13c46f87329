/// The vertical measures of a font at a size, in points, all positive.
public struct FontMetrics: Sendable, Hashable {
  /// The distance from the baseline up to the top of the line.
  public var ascent: Double
  /// The distance from the baseline down to the bottom of the line.
  public var descent: Double
  /// The font's extra distance between lines.
  public var leading: Double
  /// The height of a capital letter.
  public var capHeight: Double
  /// From baseline to baseline as the text style has it, be it less than the line height (M1.2,
  /// M1.3); nil for fonts without a style.
  public var styleLeading: Double? {
    get { stylePitch > 0 ? stylePitch : nil }
    set { stylePitch = newValue ?? 0 }
  }

  /// The same; 0 for nil, since every text carries it.
  private var stylePitch = 0.0

  /// Creates metrics.
  public init(
    ascent: Double,
    descent: Double,
    leading: Double,
    capHeight: Double,
    styleLeading: Double? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.styleLeading = styleLeading
  }

  /// The height of one line.
  public var lineHeight: Double { ascent + descent }

  /// The distance from baseline to baseline within a text, without the font's leading (M1.5).
  public var pitch: Double { styleLeading ?? lineHeight }

  /// The distance that a text keeps from a text above it, before it is rounded (M1.7).
  public var leadingBelowText: Double {
    styleLeading.map { max(0, $0 - lineHeight) } ?? leading
  }

  /// The measures of the same font at another size.
  public func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor,
      descent: descent * factor,
      leading: leading * factor,
      capHeight: capHeight * factor,
      styleLeading: styleLeading.map { $0 * factor }
    )
  }

  /// The measures of lines that also hold an inline image.
  package func holding(_ image: InlineImage?) -> FontMetrics {
    guard let image else { return self }
    var metrics = self
    let below = image.size.height - image.baseline
    guard image.baseline > ascent || below > descent else { return metrics }
    metrics.ascent = max(ascent, image.baseline)
    metrics.descent = max(descent, below)
    metrics.styleLeading = styleLeading.map { max($0, metrics.lineHeight) }
    return metrics
  }

  /// The measures of lines in two fonts.
  package func united(with other: FontMetrics?) -> FontMetrics {
    guard let other else { return self }
    let hasStyle = styleLeading != nil || other.styleLeading != nil
    return FontMetrics(
      ascent: max(ascent, other.ascent),
      descent: max(descent, other.descent),
      leading: max(leading, other.leading),
      capHeight: max(capHeight, other.capHeight),
      styleLeading: hasStyle ? max(pitch, other.pitch) : nil
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

/// The height of a text's lines, SwiftUI's `lineHeight(_:)`.
public enum LineHeight: Sendable, Hashable {
  /// A multiple of the font's size.
  case multiple(Double)
  /// The font's height and a distance in points.
  case leading(increase: Double)
  /// A height in points.
  case exact(Double)

  /// The measures of a font with this line height.
  ///
  /// The difference to the font's height goes half above the letters and half below: our choice.
  ///
  /// - Parameters:
  ///   - metrics: The font's own measures.
  ///   - pointSize: The font's size, in points.
  package func applied(to metrics: FontMetrics, pointSize: Double) -> FontMetrics {
    let height =
      switch self {
      case .multiple(let factor): factor * pointSize
      case .leading(let increase): metrics.pitch + increase
      case .exact(let points): points
      }
    let more = (max(height, 0) - metrics.lineHeight) / 2
    var metrics = metrics
    metrics.ascent += more
    metrics.descent += more
    metrics.styleLeading = metrics.styleLeading == nil ? nil : max(height, 0)
    return metrics
  }
}

/// How high the lines of a text are, SwiftUI's `lineHeight(_:)`.
public enum LineHeight: Sendable, Hashable {
  /// So many times as high as the font's size.
  case multiple(Double)
  /// As high as the font has them and a distance in points.
  case leading(increase: Double)
  /// So many points.
  case exact(Double)

  /// The measures of a font whose lines are so high.
  ///
  /// What is more or less than the font's own is half of it above the letters and half below: our choice.
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

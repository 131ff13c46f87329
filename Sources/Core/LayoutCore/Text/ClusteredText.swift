/// A text of clusters of any widths: the result of shaping a text with real fonts.
package final class ClusteredText: ShapedText {
  /// The steps of tightening: fractions of the characters' advances by which they move together.
  ///
  /// The steps that SwiftUI tries are unknown; 0.05 is the limit that AppKit documents
  /// (`NSParagraphStyle.tighteningFactorForTruncation`).
  private static let tightenings = [0.0, 0.01, 0.02, 0.03, 0.04, 0.05]

  package let metrics: FontMetrics
  package let content: String
  package let clusters: TextClusters
  private let lineFeeds: [Int]
  private let visibleEnd: Int
  let text: StyledText
  private let advances: @Sendable (_ scale: Double) -> ClusterAdvances

  /// Creates a shaped text.
  ///
  /// - Parameters:
  ///   - text: The shaped text.
  ///   - metrics: The vertical measures of its font.
  ///   - clusters: The clusters of its content, in order.
  ///   - advances: Their widths with the fonts shrunk by a factor.
  package init(
    _ text: StyledText,
    metrics: FontMetrics,
    clusters: TextClusters,
    advances: @escaping @Sendable (_ scale: Double) -> ClusterAdvances
  ) {
    self.text = text
    self.metrics = metrics
    self.clusters = clusters
    self.advances = advances
    content = text.content
    lineFeeds = clusters.indices.filter { clusters.kind(at: $0) == .lineFeed }
    visibleEnd = (clusters.indices.last { clusters.kind(at: $0) == .visible } ?? -1) + 1
  }

  package func measure(_ request: TextRequest) -> TextMeasurement { tightened(request).measurement }

  package func glyphLines(_ request: TextRequest, from measurer: any TextMeasurer) -> [GlyphLine] {
    glyphLines(request, measurer.glyphs(of: text))
  }

  package func lines(_ request: TextRequest) -> [TextLine] {
    let (tightening, _) = tightened(request)
    let breaker = breaker(request, tightening)
    let scalars = TextScalars(content)
    func string(_ range: Range<Int>) -> String {
      scalars.string(offset(range.lowerBound)..<offset(range.upperBound))
    }
    var lines: [TextLine] = []
    var paragraph = ParagraphDirection(scalars, of: text)
    breaker.forEachLine { line in
      var shown = string(line.start..<line.end)
      if let truncation = line.truncation {
        shown = string(truncation.head) + "…" + string(truncation.tail)
      }
      let end = line.truncation == nil ? line.next : clusters.count
      lines.append(
        TextLine(
          text: shown,
          range: offset(line.start)..<offset(end),
          width: breaker.width(of: line) * (1 - tightening),
          direction: paragraph.direction(at: offset(line.start)),
          alignment: text.paragraphStyle(at: paragraph.start).alignment,
          isTruncated: line.truncation != nil
        )
      )
    }
    return lines
  }

  func offset(_ cluster: Int) -> Int {
    cluster < clusters.count
      ? Int(clusters[cluster].start) : content.unicodeScalars.count
  }

  /// The least tightening that shows everything, else the most (L18.6: tightening comes before
  /// scaling, which the core does, and before truncation).
  func tightened(
    _ request: TextRequest
  ) -> (tightening: Double, measurement: TextMeasurement) {
    var measurement = measure(request, 0)
    guard measurement.isTruncated, text.allowsTightening else { return (0, measurement) }
    var tightening = 0.0
    for candidate in ClusteredText.tightenings.dropFirst() where measurement.isTruncated {
      tightening = candidate
      measurement = measure(request, tightening)
    }
    return (tightening, measurement)
  }

  private func measure(_ request: TextRequest, _ tightening: Double) -> TextMeasurement {
    let breaker = breaker(request, tightening)
    var measurement = TextMeasurement(width: 0, lineCount: 0, isTruncated: false)
    breaker.forEachLine { line in
      measurement.lineCount += 1
      measurement.isTruncated = line.truncation != nil
      measurement.width = max(measurement.width, breaker.width(of: line))
    }
    measurement.width *= 1 - tightening
    return measurement
  }

  /// Creates a breaker: tightening is the same as a wider line that is drawn narrower.
  func breaker(_ request: TextRequest, _ tightening: Double) -> LineBreaker {
    LineBreaker(
      clusters: clusters,
      lineFeeds: lineFeeds,
      visibleEnd: visibleEnd,
      advances: advances(request.scale),
      width: request.width / (1 - tightening),
      lineLimit: request.lineLimit,
      truncationMode: text.truncationMode
    )
  }
}

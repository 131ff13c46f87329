extension ClusteredText {
  /// Creates a text of square glyphs that differ in size, or stand apart.
  convenience init(squares text: StyledText) {
    let runs = text.allRuns
    var clusters: [TextCluster] = []
    var edges = [0.0]
    var index = 0
    var runEnd = runs.first?.length ?? 0
    var scalar = 0
    // A paragraph does not break behind the spaces it begins with.
    var hasVisible = false
    for character in text.content {
      while scalar >= runEnd, index + 1 < runs.count {
        index += 1
        runEnd += runs[index].length
      }
      let kind: TextCluster.Kind =
        character == " " ? .space : character.isNewline ? .lineFeed : .visible
      let isAfterSpace = clusters.last?.kind == .space
      clusters.append(
        TextCluster(
          start: scalar,
          kind: kind,
          allowsBreak: kind == .visible && isAfterSpace && hasVisible
        )
      )
      hasVisible = kind != .lineFeed && (hasVisible || kind == .visible)
      edges.append(edges[edges.count - 1] + (kind == .lineFeed ? 0 : runs[index].squareAdvance))
      scalar += character.unicodeScalars.count
    }
    var metrics: FontMetrics?
    for run in runs {
      metrics = FontMetrics.system(size: run.attributes.pointSize)
        .holding(run.image)
        .united(with: metrics)
    }
    let pointSize = text.attributes.pointSize
    let advances = ClusterAdvances(edges: edges, ellipsis: pointSize * FixedTextMeasurer.advance)
    self.init(
      text,
      metrics: metrics ?? .system(size: pointSize),
      clusters: clusters,
      advances: { advances.scaled(by: $0) }
    )
  }
}

extension StyledText.Run {
  /// The width of a character, or of the image, in points.
  fileprivate var squareAdvance: Double {
    image?.width
      ?? max(0, attributes.pointSize * FixedTextMeasurer.advance + attributes.tracking)
  }
}

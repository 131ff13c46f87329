extension ClusteredText {
  /// Creates a text of square glyphs, which have no tighter form.
  convenience init(squares text: StyledText) {
    let squares =
      text.runs.isEmpty && text.attributes.tracking == 0
      ? TextSquares(alike: text) : TextSquares(runs: text)
    var text = text
    text.allowsTightening = false
    self.init(
      text,
      metrics: squares.metrics,
      clusters: squares.clusters,
      advances: { [advances = squares.advances] in advances.scaled(by: $0) }
    )
  }
}

/// The clusters of a text with square characters.
private struct TextSquares {
  private(set) var metrics: FontMetrics
  private(set) var clusters = TextClusters()
  private(set) var advances: ClusterAdvances
  /// The positions of the line feeds.
  private var lineFeeds: [Int] = []
  /// Whether a character of the paragraph is visible: it does not break after the spaces at its
  /// start.
  private var hasVisible = false

  /// Creates the squares of a text with one style throughout.
  init(alike text: StyledText) {
    self.init(text)
    if text.content.hasBytesForCharacters {
      for (scalar, byte) in text.content.utf8.enumerated() {
        append(
          byte == 0x20 ? .space : (0x0A...0x0C).contains(byte) ? .lineFeed : .visible,
          at: scalar
        )
      }
    } else {
      var scalar = 0
      for character in text.content {
        append(TextCluster.Kind(character), at: scalar)
        scalar += character.unicodeScalars.count
      }
    }
    advances = ClusterAdvances(
      advance: max(0, advances.ellipsis),
      lineFeeds: lineFeeds,
      ellipsis: advances.ellipsis
    )
  }

  /// Creates the squares of a text with several styles.
  init(runs text: StyledText) {
    self.init(text)
    let runs = text.allRuns
    var index = 0
    var runEnd = runs.first?.length ?? 0
    var scalar = 0
    var edges = [0.0]
    edges.reserveCapacity(text.content.utf8.count + 1)
    var edge = 0.0
    for character in text.content {
      while scalar >= runEnd, index + 1 < runs.count {
        index += 1
        runEnd += runs[index].length
      }
      let kind = TextCluster.Kind(character)
      append(kind, at: scalar)
      if kind != .lineFeed { edge += runs[index].squareAdvance }
      edges.append(edge)
      scalar += character.unicodeScalars.count
    }
    advances = ClusterAdvances(edges: edges, ellipsis: advances.ellipsis)
    var united: FontMetrics?
    for run in runs {
      united = FontMetrics.system(size: run.attributes.pointSize)
        .holding(run.image)
        .united(with: united)
    }
    metrics = united ?? metrics
  }

  private init(_ text: StyledText) {
    let pointSize = text.attributes.pointSize
    metrics = .system(size: pointSize)
    advances = ClusterAdvances(edges: [], ellipsis: pointSize * FixedTextMeasurer.advance)
    // As many bytes as characters in most texts, and never fewer.
    clusters.reserveCapacity(text.content.utf8.count)
  }

  private mutating func append(_ kind: TextCluster.Kind, at scalar: Int) {
    let isAfterSpace = !clusters.isEmpty && clusters.kind(at: clusters.count - 1) == .space
    clusters.append(
      TextCluster(
        start: scalar,
        kind: kind,
        allowsBreak: kind == .visible && isAfterSpace && hasVisible
      )
    )
    if kind == .lineFeed { lineFeeds.append(clusters.count - 1) }
    hasVisible = kind != .lineFeed && (hasVisible || kind == .visible)
  }
}

extension TextCluster.Kind {
  fileprivate init(_ character: Character) {
    self = character == " " ? .space : character.isNewline ? .lineFeed : .visible
  }
}

extension StyledText.Run {
  /// The width of a character, or of the image, in points.
  fileprivate var squareAdvance: Double {
    image?.size.width
      ?? max(0, attributes.pointSize * FixedTextMeasurer.advance + attributes.tracking)
  }
}

extension String {
  /// Whether every byte is a character; a carriage return may be half of one.
  fileprivate var hasBytesForCharacters: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}

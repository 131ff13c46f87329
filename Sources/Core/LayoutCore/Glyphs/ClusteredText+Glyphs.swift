extension ClusteredText {
  /// The lines with their glyphs.
  ///
  /// Each character is where its advance was measured; right-to-left runs are put into visual
  /// order, line by line (Unicode Standard Annex #9, L2).
  ///
  /// - Parameter glyphs: The glyphs of the characters; nil for squares.
  func glyphLines(_ request: TextRequest, _ glyphs: TextGlyphs?) -> [GlyphLine] {
    let (tightening, _) = tightened(request)
    let breaker = breaker(request, tightening)
    let scale = breaker.advances.scale
    let scalars = TextScalars(content)
    let runs = RunTable(text, clusters)
    var paragraph = ParagraphDirection(scalars, of: text)
    var lines: [GlyphLine] = []
    breaker.forEachLine { line in
      let base = paragraph.direction(at: offset(line.start))
      var items: [LineItem] = []
      func add(_ range: Range<Int>) {
        for cluster in range {
          let width = breaker.advances.edge(cluster + 1) - breaker.advances.edge(cluster)
          items.append(
            LineItem(
              cluster: cluster,
              width: width * scale * (1 - tightening),
              level: glyphs?.clusters[cluster].level ?? 0
            )
          )
        }
      }
      if let truncation = line.truncation {
        add(truncation.head)
        items.append(
          LineItem(
            cluster: -1,
            width: breaker.advances.ellipsis * scale * (1 - tightening),
            level: base == .rightToLeft ? 1 : 0
          )
        )
        add(truncation.tail)
      } else {
        add(line.start..<line.end)
      }
      var writer = GlyphLineWriter(
        clusters: clusters,
        scalars: scalars,
        glyphs: glyphs,
        runs: runs,
        scale: request.scale
      )
      for item in LineItem.visualOrder(items) { writer.add(item) }
      lines.append(GlyphLine(runs: writer.finish()))
    }
    return lines
  }
}

/// A character of a line, or its ellipsis.
struct LineItem {
  /// Its position among the clusters; −1 for an ellipsis.
  var cluster: Int
  /// The width in points.
  var width: Double
  /// The bidi embedding level, odd for right-to-left.
  var level: UInt8

  /// The items from left to right.
  static func visualOrder(_ items: [LineItem]) -> [LineItem] {
    guard let highest = items.map(\.level).max(), highest > 0 else { return items }
    let lowestOdd = items.map(\.level).filter { $0 % 2 == 1 }.min() ?? 1
    guard lowestOdd <= highest else { return items }
    var order = items
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

/// The run of each cluster of a text.
struct RunTable {
  let runs: [StyledText.Run]
  /// For each cluster the position of its run; empty if there is one.
  private let positions: [Int32]

  init(_ text: StyledText, _ clusters: TextClusters) {
    let runs = text.allRuns
    self.runs = runs
    guard runs.count > 1 else {
      positions = []
      return
    }
    var run = 0
    var end = runs[0].length
    positions = clusters.map { cluster in
      while Int(cluster.start) >= end, run + 1 < runs.count {
        run += 1
        end += runs[run].length
      }
      return Int32(run)
    }
  }

  /// The run of a cluster; that of an ellipsis is the first.
  func position(of cluster: Int) -> Int {
    positions.isEmpty || cluster < 0 ? 0 : Int(positions[cluster])
  }
}

/// Joins characters of the same style into runs.
private struct GlyphLineWriter {
  let clusters: TextClusters
  let scalars: TextScalars
  let glyphs: TextGlyphs?
  let runs: RunTable
  let scale: Double

  private var finished: [GlyphLine.Run] = []
  private var x = 0.0
  /// The clusters being joined: in the order of the text once they are complete.
  private var members: [Int] = []
  private var font: Int?
  private var run = -1
  private var start = 0.0
  private var placed: [(number: UInt32, origin: Point)] = []
  private var squares: [(x: Double, width: Double)] = []

  init(
    clusters: TextClusters,
    scalars: TextScalars,
    glyphs: TextGlyphs?,
    runs: RunTable,
    scale: Double
  ) {
    self.clusters = clusters
    self.scalars = scalars
    self.glyphs = glyphs
    self.runs = runs
    self.scale = scale
  }

  mutating func add(_ item: LineItem) {
    let position = runs.position(of: item.cluster)
    if position != run { close() }
    defer { x += item.width }
    let look = runs.runs[position]
    if let image = look.image, item.cluster >= 0 {
      close()
      finished.append(
        GlyphLine.Run(
          run: position,
          string: "\u{FFFC}",
          content: .image(image),
          size: look.attributes.pointSize * scale,
          x: x,
          width: item.width
        )
      )
      return
    }
    let size = look.attributes.pointSize * scale
    guard let glyphs else {
      begin(position, nil)
      members.append(item.cluster)
      if item.cluster < 0 || clusters.kind(at: item.cluster) == .visible {
        squares.append((x, item.width))
      }
      return
    }
    let cluster = item.cluster < 0 ? glyphs.ellipsis : glyphs.clusters[item.cluster]
    let isLarge = !cluster.displayGlyphs.isEmpty && OpticalSize.isLarge(size)
    for glyph in isLarge ? cluster.displayGlyphs : cluster.glyphs {
      begin(position, glyph.font)
      placed.append(
        (
          glyph.number,
          Point(x: x + glyph.x * size, y: glyph.y * size)
        )
      )
    }
    if run != position { begin(position, font) }
    members.append(item.cluster)
  }

  private mutating func begin(_ position: Int, _ font: Int?) {
    if run == position, self.font == font || placed.isEmpty && squares.isEmpty {
      self.font = font
      return
    }
    close()
    (run, self.font, start) = (position, font, x)
  }

  private mutating func close() {
    defer {
      members.removeAll()
      placed.removeAll()
      squares.removeAll()
      (font, run) = (nil, -1)
    }
    guard run >= 0 else { return }
    let content: GlyphLine.Run.Content
    if let font, let glyphs {
      content = .glyphs(glyphs.fonts[font], placed)
    } else {
      content = .squares(squares)
    }
    finished.append(
      GlyphLine.Run(
        run: run,
        string: string,
        content: content,
        size: runs.runs[run].attributes.pointSize * scale,
        x: start,
        width: x - start
      )
    )
  }

  /// The joined characters, in the order of the text.
  private var string: String {
    var view = String.UnicodeScalarView()
    // An ellipsis comes after the characters before it on the line.
    let ellipsis = members.contains(-1)
    for cluster in members.filter({ $0 >= 0 }).sorted() {
      let next = cluster + 1 < clusters.count ? Int(clusters[cluster + 1].start) : scalars.count
      // One by one: a slice would allocate a string each time.
      for position in Int(clusters[cluster].start)..<next { view.append(scalars[position]) }
    }
    return String(view) + (ellipsis ? "…" : "")
  }

  mutating func finish() -> [GlyphLine.Run] {
    close()
    return finished
  }
}

/// The size from which on letters have the form for large text.
package enum OpticalSize {
  /// The middle of the sizes between which the system font's letters change.
  package static let large = 24.0

  /// Whether the form for large text is the nearer one.
  package static func isLarge(_ size: Double) -> Bool { size >= large }
}

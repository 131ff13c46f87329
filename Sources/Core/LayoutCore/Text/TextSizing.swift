/// SwiftUI's rules for the size of a `Text`, given its lines (L18).
package struct TextSizing: Equatable {
  package var metrics: FontMetrics
  package var lineLimit: LineLimit
  package var lineSpacing: Double
  package var grid: PixelGrid
  /// The smallest scale of a text before it is truncated, as a fraction of its size.
  var minimumScaleFactor: Double

  package init(metrics: FontMetrics, environment: EnvironmentValues) {
    self.metrics =
      environment.lineHeight.map {
        $0.applied(to: metrics, pointSize: environment.font.pointSize(in: environment))
      } ?? metrics
    lineLimit = environment.lineLimit
    lineSpacing = environment.lineSpacing
    grid = environment.pixelGrid
    minimumScaleFactor = environment.minimumScaleFactor
  }

  /// The largest number of lines in a height: as many as fit, at least one (L18.3), and no more
  /// than the line limit (L18.4).
  package func lineLimit(inHeight height: Double) -> Int {
    let cap = max(1, lineLimit.maximum ?? .max)
    guard height.isFinite else { return cap }
    let pitch = metrics.pitch + lineSpacing
    guard pitch > 0 else { return cap }
    // Heights that were rounded up to pixels hold the lines they were made from.
    let gap = lineSpacing + (metrics.pitch - metrics.lineHeight)
    let fitting = ((height + gap) / pitch + 1e-6).rounded(.down)
    guard fitting > 1 else { return 1 }
    return fitting < Double(cap) ? Int(fitting) : cap
  }

  /// Whether a whole text fits in a width and height, one line to a pixel: a single character that
  /// is too large can neither be broken nor truncated (L18.6).
  func fits(_ measurement: TextMeasurement, width: Double, height: Double) -> Bool {
    !measurement.isTruncated && measurement.width <= width
      && (measurement.lineCount != 1 || metrics.lineHeight <= height + grid.pixelLength)
  }

  /// The size of a text of `lineCount` lines, the longest `width` wide, rounded up to pixels
  /// (L18.5), with room for the lines its limit reserves (L18.4).
  ///
  /// The distance of a text style's lines is that of the type table (M1.4).
  package func size(width: Double, lineCount: Int) -> Size {
    let lines = max(lineCount, lineLimit.minimum)
    let gap = lineSpacing + (metrics.pitch - metrics.lineHeight)
    let height = Double(lines) * metrics.lineHeight + Double(max(0, lines - 1)) * gap
    return Size(width: grid.roundUp(width), height: grid.roundUp(height))
  }

  /// The baseline of the first line: rounded to the nearest pixel (L18.5).
  package var firstBaseline: Double { grid.round(metrics.ascent) }

  /// The baseline of the last line: moved by as much as the first one, then rounded up to a pixel
  /// (L18.5).
  package func lastBaseline(lineCount: Int) -> Double {
    guard lineCount > 1 else { return firstBaseline }
    let exact = metrics.ascent + Double(lineCount - 1) * (metrics.pitch + lineSpacing)
    return grid.roundUp(exact + (firstBaseline - metrics.ascent))
  }
}

extension NodeTable {
  /// The rules for a text's size.
  func sizing(of text: Int) -> TextSizing {
    sizings.elements[Int(texts.elements[text].sizing)]
  }

  /// The position of sizing rules, which are added if they are new.
  mutating func add(_ sizing: TextSizing) -> Int32 {
    for known in 0..<sizings.count where sizings.elements[known] == sizing { return Int32(known) }
    sizings.append(sizing)
    return Int32(sizings.count - 1)
  }
}

/// A line break that a text remembers, good for a range of widths.
struct TextEntry {
  /// How many a text remembers.
  static let capacity = 3

  /// Every width in this range breaks the text the same way; it begins at that of its lines.
  var narrowest = 0.0
  var widest = -1.0
  /// What the text answers.
  var size = Size.zero
  private var lineLimit: Int32 = 0
  /// How many lines are shown, less than 0 if characters are missing.
  private var signedLineCount: Int32 = 0

  init() {}

  init(_ measurement: TextMeasurement, _ request: TextRequest, size: Size) {
    narrowest = measurement.width
    widest = request.width
    self.size = size
    lineLimit = Int32(clamping: request.lineLimit)
    let lineCount = Int32(clamping: measurement.lineCount)
    signedLineCount = measurement.isTruncated ? -1 - lineCount : lineCount
  }

  @inline(__always)
  var isTruncated: Bool { signedLineCount < 0 }

  var measurement: TextMeasurement {
    TextMeasurement(
      width: narrowest,
      lineCount: Int(isTruncated ? -1 - signedLineCount : signedLineCount),
      isTruncated: isTruncated
    )
  }

  /// Whether a request has this answer.
  ///
  /// Lines that show everything stay as they are while they fit, and under any limit that they do
  /// not use up: one that they do may have cut off empty lines. A truncated text answers one
  /// request only.
  @inline(__always)
  func answers(width: Double, lineLimit: Int32) -> Bool {
    if isTruncated { return width == widest && lineLimit == self.lineLimit }
    let isWithinLimit =
      signedLineCount < self.lineLimit
      ? lineLimit >= signedLineCount : lineLimit == self.lineLimit
    return width >= narrowest && width <= widest && isWithinLimit
  }
}

/// Text (section 18 of the semantics).
extension LayoutEngine {
  /// Makes a text forget its line breaks.
  func forgetLineBreaks(of text: Int) {
    nextTextEntry[text] = 0
    let entries = textMemory + text * TextEntry.capacity
    entries.update(repeating: TextEntry(), count: TextEntry.capacity)
  }

  /// A text's answer to a proposal: nothing at 0, else its lines (L18.1 – L18.3).
  @inline(never)
  func textSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    if width <= 0 || height <= 0 { return .zero }
    let position = Int(nodes[index].extra)
    let entry = measure(position, limit(width), limit(height))
    if entry.pointee.isTruncated, tree.sizing(of: position).minimumScaleFactor < 1 {
      let (sizing, shrunk, _) = textLayout(index, width, height)
      return sizing.size(width: min(shrunk.width, limit(width)), lineCount: shrunk.lineCount)
    }
    return entry.pointee.size
  }

  @inline(__always)
  private func limit(_ width: Double) -> Double { width.unspecified(or: .infinity) }

  func textBaselines(_ index: Int, _ proposal: Proposal, isFirst: Bool) -> Double {
    if proposal.width <= 0 || proposal.height <= 0 { return 0 }
    let (text, measurement, _) = textLayout(index, proposal.width, proposal.height)
    return isFirst
      ? text.firstBaseline : text.lastBaseline(lineCount: measurement.lineCount)
  }

  /// The lines of a text for a proposal, and the scale at which they are set.
  func textLayout(
    _ index: Int,
    _ width: Double,
    _ height: Double
  ) -> (sizing: TextSizing, measurement: TextMeasurement, request: TextRequest) {
    let position = Int(nodes[index].extra)
    let (width, height) = (limit(width), limit(height))
    let entry = measure(position, width, height).pointee
    let sizing = tree.sizing(of: position)
    if entry.isTruncated, sizing.minimumScaleFactor < 1 {
      return shrunkText(position, sizing, width: width, height: height)
    }
    let request = TextRequest(width: width, lineLimit: sizing.lineLimit(inHeight: height))
    return (sizing, entry.measurement, request)
  }

  /// The line breaks for a width and height, infinite for no limit.
  @inline(__always)
  private func measure(
    _ position: Int,
    _ width: Double,
    _ height: Double
  ) -> UnsafeMutablePointer<TextEntry> {
    // Only what is needed is read: a copy of the text costs more than the answer.
    let sizing = sizings + Int(texts[position].sizing)
    let lineLimit = sizing.pointee.lineLimit(inHeight: height)
    let limit = Int32(clamping: lineLimit)
    var entry = textMemory + position * TextEntry.capacity
    for _ in 0..<TextEntry.capacity {
      if entry.pointee.answers(width: width, lineLimit: limit) { return entry }
      entry += 1
    }
    return measureAnew(position, TextRequest(width: width, lineLimit: lineLimit))
  }

  @inline(never)
  private func measureAnew(
    _ position: Int,
    _ request: TextRequest
  ) -> UnsafeMutablePointer<TextEntry> {
    statistics.measureCalls += 1
    let measurement = texts[position].shaped.measure(request)
    let size = sizings[Int(texts[position].sizing)].size(
      width: min(measurement.width, request.width),
      lineCount: measurement.lineCount
    )
    let next = nextTextEntry[position]
    // The first entry, mostly the natural size, is asked for most: it stays.
    nextTextEntry[position] = next == 1 ? 2 : 1
    let entry = textMemory + (position * TextEntry.capacity + Int(next))
    entry.pointee = TextEntry(measurement, request, size: size)
    return entry
  }

  /// The largest scale at which a text is not truncated, but no less than its minimum (L18.6:
  /// shrinking comes before truncation).
  ///
  /// How finely SwiftUI steps is unknown; here it is 1/64.
  private func shrunkText(
    _ position: Int,
    _ sizing: TextSizing,
    width: Double,
    height: Double
  ) -> (sizing: TextSizing, measurement: TextMeasurement, request: TextRequest) {
    let steps = 64.0
    let minimum = sizing.minimumScaleFactor
    var low = (minimum * steps).rounded(.up)
    var high = steps
    var best = scaledText(position, sizing, width, height, scale: minimum)
    while low <= high {
      let middle = ((low + high) / 2).rounded(.down)
      let candidate = scaledText(position, sizing, width, height, scale: middle / steps)
      if candidate.measurement.isTruncated {
        high = middle - 1
      } else {
        best = candidate
        low = middle + 1
      }
    }
    return best
  }

  private func scaledText(
    _ position: Int,
    _ sizing: TextSizing,
    _ width: Double,
    _ height: Double,
    scale: Double
  ) -> (sizing: TextSizing, measurement: TextMeasurement, request: TextRequest) {
    var sizing = sizing
    sizing.metrics = sizing.metrics.scaled(by: scale)
    let request = TextRequest(
      width: width,
      lineLimit: sizing.lineLimit(inHeight: height),
      scale: scale
    )
    statistics.measureCalls += 1
    return (sizing, texts[position].shaped.measure(request), request)
  }
}

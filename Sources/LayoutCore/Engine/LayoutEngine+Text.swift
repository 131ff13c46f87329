/// The line breaks that a text remembers: each holds for a range of widths.
struct TextMemory {
  struct Entry {
    /// Every width in this range breaks the text the same way.
    var narrowest = 0.0
    var widest = -1.0
    var lineLimit = 0
    var measurement = TextMeasurement(width: 0, lineCount: 0, isTruncated: false)

    /// Whether a request has this answer.
    ///
    /// Lines that show everything stay as they are while they fit, and under any limit that they do
    /// not use up: one that they do may have cut off empty lines. A truncated text answers one
    /// request only.
    @inline(__always)
    func answers(width: Double, lineLimit: Int) -> Bool {
      if measurement.isTruncated { return width == widest && lineLimit == self.lineLimit }
      let isWithinLimit =
        measurement.lineCount < self.lineLimit
        ? lineLimit >= measurement.lineCount : lineLimit == self.lineLimit
      return width >= narrowest && width <= widest && isWithinLimit
    }
  }

  var first = Entry()
  var second = Entry()
  var third = Entry()
  var next: UInt8 = 0
}

/// Text (section 18 of the semantics).
extension LayoutEngine {
  /// A text's answer to a proposal: nothing at 0, else its lines (rules 18.1 – 18.3).
  @inline(never)
  func textSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    if width <= 0 || height <= 0 { return .zero }
    let width = limit(width)
    let position = Int(nodes[index].extra)
    // Only what is needed is read: a copy of the text costs more than the answer.
    let lineLimit = tree.texts[position].sizing.lineLimit(inHeight: limit(height))
    let measurement = measure(position, TextRequest(width: width, lineLimit: lineLimit))
    if measurement.isTruncated, tree.texts[position].minimumScaleFactor < 1 {
      let (sizing, shrunk, _) = textLayout(index, width, height)
      return sizing.size(width: min(shrunk.width, width), lineCount: shrunk.lineCount)
    }
    return tree.texts[position].sizing.size(
      width: min(measurement.width, width),
      lineCount: measurement.lineCount
    )
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
    let sizing = tree.texts[position].sizing
    let request = TextRequest(
      width: limit(width),
      lineLimit: sizing.lineLimit(inHeight: limit(height))
    )
    let measurement = measure(position, request)
    let minimum = tree.texts[position].minimumScaleFactor
    if measurement.isTruncated, minimum < 1 {
      return shrunkText(position, sizing, width: limit(width), height: limit(height), minimum)
    }
    return (sizing, measurement, request)
  }

  private func measure(_ position: Int, _ request: TextRequest) -> TextMeasurement {
    let memory = textMemory + position
    let (width, lineLimit) = (request.width, request.lineLimit)
    if memory.pointee.first.answers(width: width, lineLimit: lineLimit) {
      return memory.pointee.first.measurement
    }
    if memory.pointee.second.answers(width: width, lineLimit: lineLimit) {
      return memory.pointee.second.measurement
    }
    if memory.pointee.third.answers(width: width, lineLimit: lineLimit) {
      return memory.pointee.third.measurement
    }
    statistics.measureCalls += 1
    let measurement = tree.texts[position].shaped.measure(request)
    let entry = TextMemory.Entry(
      narrowest: measurement.width,
      widest: width,
      lineLimit: lineLimit,
      measurement: measurement
    )
    switch memory.pointee.next {
    case 0: memory.pointee.first = entry
    case 1: memory.pointee.second = entry
    default: memory.pointee.third = entry
    }
    // The first entry, mostly the natural size, is asked for most: it stays.
    memory.pointee.next = memory.pointee.next == 1 ? 2 : 1
    return measurement
  }

  /// The largest scale at which a text is not truncated, but no less than its minimum (rule 18.6:
  /// shrinking comes before truncation).
  ///
  /// How finely SwiftUI steps is unknown; here it is 1/64.
  private func shrunkText(
    _ position: Int,
    _ sizing: TextSizing,
    width: Double,
    height: Double,
    _ minimum: Double
  ) -> (sizing: TextSizing, measurement: TextMeasurement, request: TextRequest) {
    let steps = 64.0
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
    return (sizing, tree.texts[position].shaped.measure(request), request)
  }
}

/// The lines of texts (L18), cached by text.
extension LayoutEngine {
  /// Drops the line breaks of a text.
  func forgetLineBreaks(of text: Int) {
    nextLineBreak[text] = 0
    let entries = lineBreaks + text * TextEntry.capacity
    entries.prefix(TextEntry.capacity).update(repeating: TextEntry())
  }

  /// A text's answer to a proposal (L18.1 – L18.3).
  @inline(never)
  func textSize(_ position: Int, _ width: Double, _ height: Double) -> Size {
    if width <= 0 || height <= 0 { return .zero }
    let entry = measure(position, limit(width), limit(height))
    let sizing = sizings + Int(texts[position].sizing)
    if sizing.pointee.minimumScaleFactor < 1,
      !sizing.pointee.fits(entry.pointee.measurement, width: limit(width), height: limit(height))
    {
      let (sizing, shrunk, _) = textLayout(position, width, height)
      return sizing.size(width: min(shrunk.width, limit(width)), lineCount: shrunk.lineCount)
    }
    return entry.pointee.size
  }

  @inline(__always)
  private func limit(_ width: Double) -> Double { width.unspecified(or: .infinity) }

  /// The lines of a text for a proposal, and their scale.
  func textLayout(
    _ position: Int,
    _ width: Double,
    _ height: Double
  ) -> (sizing: TextSizing, measurement: TextMeasurement, request: TextRequest) {
    let (width, height) = (limit(width), limit(height))
    let entry = measure(position, width, height).pointee
    let sizing = tree.table.sizing(of: position)
    if sizing.minimumScaleFactor < 1,
      !sizing.fits(entry.measurement, width: width, height: height)
    {
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
  ) -> BufferView<TextEntry> {
    // Only the fields needed are read: a copy of the text costs more than the answer.
    let sizing = sizings + Int(texts[position].sizing)
    let lineLimit = sizing.pointee.lineLimit(inHeight: height)
    let limit = Int32(clamping: lineLimit)
    var entry = lineBreaks + position * TextEntry.capacity
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
  ) -> BufferView<TextEntry> {
    statistics.measureCalls += 1
    let measurement = texts[position].shaped.measure(request)
    let size = sizings[Int(texts[position].sizing)].size(
      width: min(measurement.width, request.width),
      lineCount: measurement.lineCount
    )
    let next = nextLineBreak[position]
    // The first entry, mostly the natural size, is used most: it stays.
    nextLineBreak[position] = next == 1 ? 2 : 1
    let entry = lineBreaks + (position * TextEntry.capacity + Int(next))
    entry.pointee = TextEntry(measurement, request, size: size)
    return entry
  }

  /// The largest scale at which a text fits, but no less than its minimum (L18.6: scaling comes
  /// before truncation).
  ///
  /// SwiftUI's steps are unknown; here they are 1/64, and 1/4096 below an eighth.
  private func shrunkText(
    _ position: Int,
    _ sizing: TextSizing,
    width: Double,
    height: Double
  ) -> (sizing: TextSizing, measurement: TextMeasurement, request: TextRequest) {
    let (coarse, fine) = (64.0, 4096.0)
    let minimum = sizing.minimumScaleFactor
    var best = scaledText(position, sizing, width, height, scale: minimum)
    /// Finds the largest fitting scale from one step to another; else the one before the first.
    func search(from first: Double, to last: Double, of steps: Double) -> Double {
      var (low, high) = (first, last)
      while low <= high {
        let middle = ((low + high) / 2).rounded(.down)
        let candidate = scaledText(position, sizing, width, height, scale: middle / steps)
        if candidate.sizing.fits(candidate.measurement, width: width, height: height) {
          best = candidate
          low = middle + 1
        } else {
          high = middle - 1
        }
      }
      return high
    }
    let least = (minimum * coarse).rounded(.up)
    let found = search(from: least, to: coarse, of: coarse)
    if found < coarse / 8 {
      let first = max((minimum * fine).rounded(.up), found * fine / coarse)
      _ = search(from: first, to: (found + 1) * fine / coarse - 1, of: fine)
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

/// The places of a text's characters, in pixels of the window.
///
/// The lines are at their places in the layout; within a line every scalar takes the same share of
/// its width, as the snapshot has lines and no glyphs.
extension ATKRecord {
  /// The lines, or the whole text as one if its lines are not known.
  private var lines: [Text.Line] {
    guard let text else { return [] }
    if !text.lines.isEmpty { return text.lines }
    return [
      Text.Line(
        range: 0..<text.string.unicodeScalars.count,
        bounds: bounds,
        isRightToLeft: text.isRightToLeft
      )
    ]
  }

  /// The bounds of the scalars in a range; those of an empty range are a caret's, which is at the
  /// start of a line rather than at the end of the one before.
  func textBounds(of range: Range<Int>) -> PixelRect? {
    guard !range.isEmpty else {
      return lines.last { $0.holds(caret: range.lowerBound) }?.bounds(of: range)
    }
    var union: PixelRect?
    for line in lines {
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { continue }
      let bounds = line.bounds(of: part)
      union = union.map { $0.union(bounds) } ?? bounds
    }
    return union
  }

  /// The attributes around a scalar, and their range; at the end those before it.
  func textRun(at offset: Int) -> (range: Range<Int>, attributes: [Attribute]) {
    guard let text else { return (0..<0, []) }
    let count = text.string.unicodeScalars.count
    var start = 0
    for run in text.runs {
      if offset < run.range.lowerBound { return (start..<run.range.lowerBound, text.attributes) }
      if run.range.contains(offset) { return (run.range, run.attributes) }
      start = run.range.upperBound
    }
    if offset >= count, let last = text.runs.last, last.range.upperBound == count {
      return (last.range, last.attributes)
    }
    return (start..<max(start, count), text.attributes)
  }

  /// The scalar at a point; nil outside of all lines.
  func textOffset(at point: PixelPoint) -> Int? {
    guard let line = lines.first(where: { $0.bounds.contains(point) }) else { return nil }
    let width = max(line.bounds.width, 1)
    let distance =
      line.isRightToLeft ? line.bounds.x + width - 1 - point.x : point.x - line.bounds.x
    return line.range.lowerBound + min(distance * line.range.count / width, line.range.count - 1)
  }
}

extension ATKRecord.Text.Line {
  fileprivate func holds(caret: Int) -> Bool {
    range.lowerBound <= caret && caret <= range.upperBound
  }

  fileprivate func bounds(of part: Range<Int>) -> PixelRect {
    let count = max(range.count, 1)
    let start = (part.lowerBound - range.lowerBound) * bounds.width / count
    let end = (part.upperBound - range.lowerBound) * bounds.width / count
    let x = isRightToLeft ? bounds.x + bounds.width - end : bounds.x + start
    return PixelRect(x: x, y: bounds.y, width: end - start, height: bounds.height)
  }
}

extension PixelRect {
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }
}

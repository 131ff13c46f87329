/// Breaks clusters of any widths into lines (L18).
///
/// Lines break where the script allows; spaces hang at the end of a line without taking width; a
/// word longer than a line breaks between characters, without a hyphen. Breaking takes time in
/// proportion to the text, however narrow its lines.
struct LineBreaker {
  /// The tolerance for sums of the same advances in another order, in points.
  private static let tolerance = 1e-6

  let clusters: TextClusters
  /// The positions of the line feeds.
  let lineFeeds: [Int]
  /// The position after the last cluster that is not white space.
  let visibleEnd: Int
  let advances: ClusterAdvances
  /// The width of a line, in points before they are scaled.
  private let width: Double
  private let tolerance: Double
  let lineLimit: Int
  let truncationMode: TruncationMode

  init(
    clusters: TextClusters,
    lineFeeds: [Int],
    visibleEnd: Int,
    advances: ClusterAdvances,
    width: Double,
    lineLimit: Int,
    truncationMode: TruncationMode
  ) {
    self.clusters = clusters
    self.lineFeeds = lineFeeds
    self.visibleEnd = visibleEnd
    self.advances = advances
    // A smaller font is the same as a wider line that is drawn smaller.
    self.width = width / advances.scale
    tolerance = LineBreaker.tolerance / advances.scale
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
  }

  /// A line's clusters, and where the next line starts.
  struct Line {
    var start: Int
    /// The end of the visible part of the line, before hanging spaces.
    var end: Int
    var next: Int
    /// The truncated content of the line, if clusters after it are missing.
    var truncation: Truncation?
  }

  /// The content of a truncated line: clusters from its start, an ellipsis, clusters from the end
  /// of the text.
  struct Truncation {
    var head: Range<Int>
    var tail: Range<Int>
  }

  /// Calls `body` with every line shown.
  func forEachLine(_ body: (Line) -> Void) {
    var start = 0
    var count = 0
    repeat {
      var line = line(from: start)
      count += 1
      // A line feed at the very end opens an empty line.
      let opensLine = line.next > start && clusters.last?.kind == .lineFeed
      let isComplete = line.next >= clusters.count && !opensLine
      if count == lineLimit, !isComplete, line.next < visibleEnd {
        line.truncation = truncation(of: line)
      }
      if start == 0, let (first, last) = twoLines(beginningWith: line) {
        body(first)
        return body(last)
      }
      body(line)
      if isComplete || line.truncation != nil { return }
      start = line.next
    } while count < lineLimit
  }

  /// The lines of a text that has two, of which the last would be a single word; nil for any other.
  ///
  /// The word before moves down with it if both fit (L18.11).
  private func twoLines(beginningWith first: Line) -> (Line, Line)? {
    guard lineLimit >= 2, lineFeeds.isEmpty, first.next < clusters.count, first.next > 0,
      clusters.kind(at: first.next - 1) == .space,
      !clusters[first.next..<visibleEnd].contains(where: { $0.kind == .space })
    else { return nil }
    // The last word of the first line, behind another one.
    var position = first.end - 1
    while position > first.start, !isWordStart(position) { position -= 1 }
    guard position > first.start,
      clusters[first.start..<position].contains(where: { $0.kind == .visible }),
      width(of: position..<visibleEnd) <= width + tolerance
    else { return nil }
    return (
      Line(start: first.start, end: trimmed(first.start, position), next: position),
      Line(start: position, end: visibleEnd, next: clusters.count)
    )
  }

  private func isWordStart(_ position: Int) -> Bool {
    clusters[position].allowsBreak && clusters.kind(at: position - 1) == .space
  }

  /// The width of the visible part of a line, in points.
  func width(of line: Line) -> Double {
    guard let truncation = line.truncation else {
      return width(of: line.start..<line.end) * advances.scale
    }
    return (width(of: truncation.head) + advances.ellipsis + width(of: truncation.tail))
      * advances.scale
  }

  private func width(of range: Range<Int>) -> Double {
    advances.edge(range.upperBound) - advances.edge(range.lowerBound)
  }

  // MARK: Lines

  private func line(from start: Int) -> Line {
    let end = paragraphEnd(from: start)
    let fitting = lastEdge(from: start, through: end, within: width)
    var position = pastSpaces(fitting, end)
    if position < end {
      while position > start, !clusters[position].allowsBreak { position -= 1 }
      // A line shows something, even if nothing fits.
      if position == start { position = pastSpaces(max(fitting, start + 1), end) }
    }
    let next = position < end ? position : min(end + 1, clusters.count)
    return Line(start: start, end: trimmed(start, position), next: next)
  }

  /// The first position that is no space, or the end of the paragraph: spaces hang.
  private func pastSpaces(_ position: Int, _ end: Int) -> Int {
    var position = position
    while position < end, clusters.kind(at: position) == .space { position += 1 }
    return position
  }

  /// The end of a range without the spaces before it.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, clusters.kind(at: end - 1) == .space { end -= 1 }
    return end
  }

  /// The first line feed at or after a position, or the end of the text.
  private func paragraphEnd(from position: Int) -> Int {
    let index = lineFeeds.partitioningIndex { $0 >= position }
    return index < lineFeeds.count ? lineFeeds[index] : clusters.count
  }

  /// The start of the paragraph that a position lies in.
  private func paragraphStart(of position: Int) -> Int {
    let index = lineFeeds.partitioningIndex { $0 >= position }
    return index > 0 ? lineFeeds[index - 1] + 1 : 0
  }

  /// The last edge at most a width after the first one.
  private func lastEdge(from start: Int, through end: Int, within width: Double) -> Int {
    let limit = advances.edge(start) + width + tolerance
    if advances.edge(end) <= limit { return end }
    // Lines are short in comparison with texts: doubling the step finds their end sooner.
    var low = start
    var step = 8
    while low + step < end, advances.edge(low + step) <= limit {
      low += step
      step *= 2
    }
    let count = min(low + step, end) - low
    let beyond = (1...max(count, 1)).partitioningIndex { advances.edge(low + $0) > limit }
    return low + beyond
  }

  // MARK: Truncation

  private func truncation(of line: Line) -> Truncation {
    let room = width - advances.ellipsis
    // A line shows clusters of two paragraphs at most, and no line feed.
    let firstEnd = paragraphEnd(from: line.start)
    let lastStart = max(line.start, paragraphStart(of: visibleEnd - 1))
    func head(_ room: Double) -> Range<Int> {
      line.start..<lastEdge(from: line.start, through: firstEnd, within: max(0, room))
    }
    func tail(_ room: Double) -> Range<Int> {
      let limit = advances.edge(visibleEnd) - max(0, room) - tolerance
      let skipped = (lastStart..<visibleEnd).partitioningIndex { advances.edge($0) >= limit }
      return lastStart + skipped..<visibleEnd
    }
    switch truncationMode {
    case .tail:
      return Truncation(head: head(room), tail: visibleEnd..<visibleEnd)
    case .head:
      return Truncation(head: line.start..<line.start, tail: tail(room))
    case .middle:
      let head = head(room - width(of: tail(room / 2)))
      return Truncation(head: head, tail: tail(room - width(of: head)))
    }
  }
}

extension RandomAccessCollection {
  /// The number of elements before the first that belongs to the second part, of a collection
  /// that has first only elements that do not and then only elements that do.
  func partitioningIndex(_ belongsToSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecond(self[index(startIndex, offsetBy: middle)]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}

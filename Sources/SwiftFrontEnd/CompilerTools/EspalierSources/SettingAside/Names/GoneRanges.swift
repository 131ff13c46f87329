/// The ranges of a source that something else stands in place of.
struct GoneRanges {
  /// In order and apart from each other.
  private var ranges: [Range<Int>] = []

  /// Creates the ranges of edits in the order of their beginnings.
  init(_ asides: [Aside]) {
    for aside in asides where !aside.form.keepsPiece {
      if let last = ranges.last, aside.range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] =
          last.lowerBound..<max(last.upperBound, aside.range.upperBound)
      } else {
        ranges.append(aside.range)
      }
    }
  }

  /// Returns whether an offset is in one of them.
  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }
}

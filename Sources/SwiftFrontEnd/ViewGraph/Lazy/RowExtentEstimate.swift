/// An estimate of a lazy container's elements by those that have been laid out (L22.8).
struct RowExtentEstimate: Equatable {
  /// The mean distance from the start of a group to that of the next one, in points.
  let length: Double
  /// The mean distance from the end of a group to the start of the next one.
  let gap: Double
  /// The number of elements in a group.
  let groupSize: Int
  /// The position of an element that starts a group.
  let groupStart: Int

  /// Measures groups; nil if these are too few.
  init?(_ groups: [LazyGroup]) {
    var steps: [(length: Double, gap: Double)] = []
    var whole: ClosedRange<Int>?
    for (group, next) in zip(groups, groups.dropFirst())
    where next.positions.lowerBound == group.positions.upperBound + 1 {
      // The first group may have started before the elements, the last may continue without views.
      if steps.isEmpty { whole = next.positions }
      steps.append((next.start - group.start, next.start - group.end))
    }
    guard steps.count >= 2, let whole else { return nil }
    length = max(steps.reduce(0) { $0 + $1.length } / Double(steps.count), 1)
    gap = steps.reduce(0) { $0 + $1.gap } / Double(steps.count)
    groupSize = whole.count
    groupStart = whole.lowerBound
  }

  /// The length of the room for elements.
  ///
  /// - Parameter isBetween: Whether elements with views are on both sides.
  func room(for count: Int, isBetween: Bool) -> Double {
    let groups = (count + groupSize - 1) / groupSize
    return Double(groups) * length + (isBetween ? gap : 0)
  }

  /// The number of elements in a number of groups, clamped to a range.
  func index(_ groups: Double, in range: Range<Int>) -> Int {
    let most = Double(range.count / groupSize + 1)
    return min(max(Int(min(max(groups, 0), most)) * groupSize, 0), range.count)
  }

  /// The range extended to whole groups.
  func wholeGroups(_ range: Range<Int>) -> Range<Int> {
    let phase = groupStart % groupSize
    func down(_ index: Int) -> Int {
      let offset = index - phase
      return (offset >= 0 ? offset / groupSize : (offset - groupSize + 1) / groupSize) * groupSize
        + phase
    }
    return max(down(range.lowerBound), 0)..<(down(range.upperBound + groupSize - 1))
  }
}

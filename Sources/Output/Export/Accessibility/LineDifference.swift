/// The lines of a text that are not in another, and the other way round.
///
/// The time it takes is linear in the number of lines, however much they differ: for very different
/// texts, the fewest changes are searched for between the lines that both have once, and parts that
/// are still too different then count as replaced.
package struct LineDifference {
  /// The largest number of changes in one search.
  private static let maximumChanges = 256
  /// The largest number of splits of a text at lines that both have once.
  private static let maximumSplits = 8

  /// For each old line, whether the new text lacks it.
  package private(set) var removed: [Bool]
  /// For each new line, whether the old text lacks it.
  package private(set) var inserted: [Bool]

  /// The lines, equal ones by the same number.
  private let old: [Int]
  private let new: [Int]

  package init(from old: [Substring], to new: [Substring]) {
    var numbers: [Substring: Int] = [:]
    func number(_ line: Substring) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    removed = Array(repeating: false, count: old.count)
    inserted = Array(repeating: false, count: new.count)
    compare(old.indices, new.indices, splits: 0)
  }

  /// Compares parts of both texts.
  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>, splits: Int) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let first = oldRange.first, let other = newRange.first, old[first] == new[other] {
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    while let last = oldRange.last, let other = newRange.last, old[last] == new[other] {
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    if oldRange.isEmpty || newRange.isEmpty { return replace(oldRange, newRange) }
    if let pairs = fewestChanges(oldRange, newRange) {
      replace(oldRange, newRange)
      for (old, new) in pairs { (removed[old], inserted[new]) = (false, false) }
      return
    }
    let anchors = splits < LineDifference.maximumSplits ? anchors(oldRange, newRange) : []
    guard !anchors.isEmpty else { return replace(oldRange, newRange) }
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for (old, new) in anchors + [(oldRange.upperBound, newRange.upperBound)] {
      compare(oldStart..<old, newStart..<new, splits: splits + 1)
      (oldStart, newStart) = (min(old + 1, oldRange.upperBound), min(new + 1, newRange.upperBound))
    }
  }

  private mutating func replace(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for index in oldRange { removed[index] = true }
    for index in newRange { inserted[index] = true }
  }

  /// The unchanged lines for the fewest changes, as pairs; nil if there are too many changes.
  ///
  /// As in E. W. Myers, “An O(ND) Difference Algorithm and Its Variations”, 1986.
  private func fewestChanges(
    _ oldRange: Range<Int>,
    _ newRange: Range<Int>
  ) -> [(Int, Int)]? {
    let (count, otherCount) = (oldRange.count, newRange.count)
    let limit = min(count + otherCount, LineDifference.maximumChanges)
    let middle = limit + 1
    // The matched length of the old text on each diagonal, whose number is old minus new lines.
    var reach = Array(repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for changes in 0...limit {
      history.append(reach)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        let position = middle + diagonal
        let goesDown =
          diagonal == -changes
          || (diagonal != changes && reach[position - 1] < reach[position + 1])
        var x = goesDown ? reach[position + 1] : reach[position - 1] + 1
        while x < count, x - diagonal < otherCount, x - diagonal >= 0,
          old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
        {
          x += 1
        }
        reach[position] = x
        if x >= count, x - diagonal >= otherCount {
          return pairs(history, oldRange.lowerBound, newRange.lowerBound, count, otherCount, middle)
        }
      }
    }
    return nil
  }

  /// Follows the way back from the ends of both texts.
  private func pairs(
    _ history: [[Int]],
    _ oldStart: Int,
    _ newStart: Int,
    _ count: Int,
    _ otherCount: Int,
    _ middle: Int
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (count, otherCount)
    for changes in history.indices.reversed() {
      let reach = history[changes]
      let diagonal = x - y
      let position = middle + diagonal
      let goesDown =
        diagonal == -changes || (diagonal != changes && reach[position - 1] < reach[position + 1])
      let previousX = changes == 0 ? 0 : reach[goesDown ? position + 1 : position - 1]
      let previousY = changes == 0 ? 0 : previousX - (goesDown ? diagonal + 1 : diagonal - 1)
      while x > previousX, y > previousY {
        (x, y) = (x - 1, y - 1)
        pairs.append((oldStart + x, newStart + y))
      }
      (x, y) = (previousX, previousY)
    }
    return pairs
  }

  /// The lines that both texts have once and in the same order, as many as possible.
  private func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (old: Int?, new: Int?)] = [:]
    var repeated: Set<Int> = []
    for index in oldRange where places.updateValue((index, nil), forKey: old[index]) != nil {
      repeated.insert(old[index])
    }
    for index in newRange {
      guard let place = places[new[index]] else { continue }
      if place.new != nil { repeated.insert(new[index]) }
      places[new[index]]?.new = index
    }
    let common: [(Int, Int)] = oldRange.compactMap { index in
      guard !repeated.contains(old[index]), let other = places[old[index]]?.new else { return nil }
      return (index, other)
    }
    return longestAscending(common)
  }

  /// The longest part of some pairs whose second numbers ascend.
  private func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // For each length, the pair with the smallest number at which such a part ends.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var range = 0..<ends.count
      while !range.isEmpty {
        let half = range.lowerBound + range.count / 2
        range =
          pairs[ends[half]].1 < pair.1 ? half + 1..<range.upperBound : range.lowerBound..<half
      }
      let length = range.lowerBound
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var result: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      result.append(pairs[index])
      next = previous[index]
    }
    return result.reversed()
  }
}

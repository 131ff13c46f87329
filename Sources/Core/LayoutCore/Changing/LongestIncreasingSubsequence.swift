/// The largest choice of numbers from a sequence that grow from one to the next.
package enum LongestIncreasingSubsequence {
  /// The indices of the chosen numbers, in `O(n log n)`.
  package static func indices(of numbers: [Int]) -> [Int] {
    // For each length the index of the smallest number that ends a choice of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    guard let last = ends.last else { return [] }
    return Array(sequence(first: last) { previous[$0] }).reversed()
  }
}

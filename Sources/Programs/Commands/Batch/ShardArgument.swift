import ArgumentParser

/// One of several parts of many items, such as `2/8`.
struct ShardArgument: ExpressibleByArgument {
  /// Which one, from 1.
  let index: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1,
      index <= count, count <= 1_000_000
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// The positions of the part's items; all parts together are all items in order.
  func range(of total: Int) -> Range<Int> {
    func bound(_ number: Int) -> Int {
      let (whole, rest) = total.quotientAndRemainder(dividingBy: count)
      return whole * number + min(rest, number)
    }
    return bound(index - 1)..<bound(index)
  }
}

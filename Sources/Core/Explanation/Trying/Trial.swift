/// The outcome of changes that were tried in all variants (E1.3).
package struct Trial: Sendable {
  /// The changes, which belong together.
  package let changes: [LayoutChange]
  /// The variants in which the view had its faults and has none any more.
  package internal(set) var mended: [Int] = []
  /// The variants in which the view has faults all the same, or new ones.
  package internal(set) var remaining: [Int] = []
  /// The other written views that are elsewhere in some variant, or of another size; what is around
  /// the view and inside of it is not counted.
  package internal(set) var moved: Set<Int> = []
  /// The other views that have faults in some variant which they do not have now.
  package internal(set) var broken: Set<Int> = []
  /// The number of views that move in variants in which nothing had to be mended, summed up.
  var needless = 0
  /// The number of views that move or change their size, those around the view counted, summed up.
  var moves = 0
  /// The number of other views that have a fault less, summed up.
  var healed = 0

  /// Whether the changes come before others: those that harm none, mend more often, change less
  /// of the source, mend other views as well and move less (E1.4).
  func precedes(_ other: Trial) -> Bool {
    let (one, two) = (rank, other.rank)
    for (first, second) in zip(one, two) where first != second { return first < second }
    return false
  }

  private var rank: [Int] {
    let looks = changes.contains(where: \.changesLooks) ? 1 : 0
    let cost = changes.reduce(0) { $0 + $1.cost }
    return [
      broken.isEmpty ? 0 : 1, remaining.count, broken.count, changes.count, looks, -healed,
      needless, moves, cost,
    ]
  }
}

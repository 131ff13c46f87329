internal import LayoutCore

/// The matching of views in two layouts of a screen, for which the program may have made different
/// views in each direction.
struct ViewPairs {
  /// A view by its positions among those of both layouts; nil where one does not have it.
  struct Pair {
    var left: Int?
    var right: Int?
  }

  /// The views in the order of the tree; those that only the second layout has are after the one
  /// before them.
  private(set) var all: [Pair] = []
  private let left: ViewHierarchy
  private let right: ViewHierarchy

  /// The largest number of comparisons to pair siblings; the rest is paired by order.
  private static let mostComparisons = 4_000_000

  /// Pairs the views of two layouts, from the top down: the same kinds of views in the same order,
  /// those with the same words before others.
  init(_ left: ViewHierarchy, _ right: ViewHierarchy) {
    (self.left, self.right) = (left, right)
    var waiting = Array(pairs(left.children(of: nil), right.children(of: nil)).reversed())
    while let pair = waiting.popLast() {
      all.append(pair)
      let inside = pairs(
        pair.left.map { left.children(of: $0) } ?? [],
        pair.right.map { right.children(of: $0) } ?? []
      )
      let brought = pairs(
        pair.left.map { ViewPairs.content(of: $0, in: left) } ?? [],
        pair.right.map { ViewPairs.content(of: $0, in: right) } ?? []
      )
      waiting += (inside + brought).reversed()
    }
  }

  /// The views that a view's modifiers add.
  private static func content(of view: Int, in hierarchy: ViewHierarchy) -> [Int] {
    guard hierarchy.hasContent(view) else { return [] }
    return hierarchy.modifiers(of: view).flatMap(\.content)
  }

  /// Pairs siblings so that as much as possible of them is equal.
  private func pairs(_ lefts: [Int], _ rights: [Int]) -> [Pair] {
    var (start, end) = (0, 0)
    let fewer = min(lefts.count, rights.count)
    while start < fewer, likeness(lefts[start], rights[start]) == ViewPairs.same { start += 1 }
    while end < fewer - start,
      likeness(lefts[lefts.count - 1 - end], rights[rights.count - 1 - end]) == ViewPairs.same
    {
      end += 1
    }
    let middle = aligned(
      Array(lefts[start..<lefts.count - end]),
      Array(rights[start..<rights.count - end])
    )
    let first = zip(lefts.prefix(start), rights).map { Pair(left: $0, right: $1) }
    let last = zip(lefts.suffix(end), rights.suffix(end)).map { Pair(left: $0, right: $1) }
    return first + middle + last
  }

  /// Pairs siblings of which neither the first nor the last ones are the same.
  private func aligned(_ lefts: [Int], _ rights: [Int]) -> [Pair] {
    if lefts.isEmpty { return rights.map { Pair(right: $0) } }
    if rights.isEmpty { return lefts.map { Pair(left: $0) } }
    let (rows, columns) = (lefts.count, rights.count)
    guard rows <= ViewPairs.mostComparisons / columns else { return inOrder(lefts, rights) }
    // The largest possible likeness of the siblings from a position on.
    var most = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    func at(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let own = likeness(lefts[row], rights[column])
        let paired = own == 0 ? 0 : own + most[at(row + 1, column + 1)]
        most[at(row, column)] = max(paired, most[at(row + 1, column)], most[at(row, column + 1)])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let own = likeness(lefts[row], rights[column])
      if own > 0, most[at(row, column)] == own + most[at(row + 1, column + 1)] {
        pairs.append(Pair(left: lefts[row], right: rights[column]))
        (row, column) = (row + 1, column + 1)
      } else if most[at(row, column)] == most[at(row + 1, column)] {
        pairs.append(Pair(left: lefts[row]))
        row += 1
      } else {
        pairs.append(Pair(right: rights[column]))
        column += 1
      }
    }
    return pairs + lefts[row...].map { Pair(left: $0) } + rights[column...].map { Pair(right: $0) }
  }

  /// Pairs siblings one after the other as long as they are of the same kind.
  private func inOrder(_ lefts: [Int], _ rights: [Int]) -> [Pair] {
    let count = zip(lefts, rights).prefix { likeness($0, $1) > 0 }.count
    return zip(lefts, rights).prefix(count).map { Pair(left: $0, right: $1) }
      + lefts[count...].map { Pair(left: $0) } + rights[count...].map { Pair(right: $0) }
  }

  // MARK: Likeness

  /// The likeness of views without a difference.
  private static let same: Int32 = 7

  /// The likeness of two views; 0 if they cannot be the same one.
  private func likeness(_ leftIndex: Int, _ rightIndex: Int) -> Int32 {
    let (one, other) = (left.views[leftIndex], right.views[rightIndex])
    let (content, otherContent) = (one.content, other.content)
    guard one.id == other.id, content.typeName == otherContent.typeName,
      (one.hostModifier == nil) == (other.hostModifier == nil)
    else { return 0 }
    var likeness: Int32 = 4
    if content.words == otherContent.words { likeness += 2 }
    if one.end - one.index == other.end - other.index { likeness += 1 }
    return likeness
  }
}

extension ViewContent {
  /// The words that distinguish a leaf from others of its kind.
  fileprivate var words: String? {
    if case .image(let name, _, _) = self { return name }
    if case .symbol(let name, _) = self { return name }
    return string
  }
}

/// The comparison of two view trees.
///
/// Views are paired by what they are and by what is inside of them, siblings in their order; ids
/// have no part in layout and say only which views belong together.
struct ViewTreeComparison {
  private var result = ViewTreeDifference()
  private let old: UnsafeBufferPointer<ViewTree.Node>
  private let new: UnsafeBufferPointer<ViewTree.Node>
  private let oldPrints: [UInt64]
  private let newPrints: [UInt64]
  /// Those around the nodes that are compared, the innermost last.
  private var environments: [EnvironmentValues]

  /// Compares two trees that inherit the same.
  static func difference(
    from old: ViewTree,
    to new: ViewTree,
    environment: EnvironmentValues
  ) -> ViewTreeDifference {
    old.nodes.withUnsafeBufferPointer { oldNodes in
      new.nodes.withUnsafeBufferPointer { newNodes in
        var comparison = ViewTreeComparison(
          old: oldNodes,
          new: newNodes,
          oldPrints: old.fingerprints(),
          newPrints: new.fingerprints(),
          environments: [environment]
        )
        comparison.compareChildren(of: nil, with: nil)
        return comparison.result
      }
    }
  }

  // MARK: Nodes

  private mutating func compare(_ node: Int, with other: Int, in parent: Int?) {
    if case .modifier(.environment(let change)) = old[node].content,
      case .modifier(.environment(let newChange)) = new[other].content
    {
      return compare(node, change, with: other, newChange, in: parent)
    }
    if !old[node].content.isLike(new[other].content) {
      let isLeaf = old[node].end == node + 1 && new[other].end == other + 1
      let content = new[other].content
      guard isLeaf ? !content.isControl : content.canHoldViews(of: old[node].content) else {
        return replace(node..<old[node].end, with: other..<new[other].end, in: parent)
      }
      result.contents.append((node, other))
    }
    compareChildren(of: node, with: other)
  }

  /// Compares changes of the environment by what they make of the one around them.
  private mutating func compare(
    _ node: Int,
    _ change: EnvironmentChange,
    with other: Int,
    _ newChange: EnvironmentChange,
    in parent: Int?
  ) {
    let outer = environments[environments.count - 1]
    var (inner, newInner) = (outer, outer)
    change.apply(to: &inner)
    newChange.apply(to: &newInner)
    guard inner == newInner else {
      return replace(node..<old[node].end, with: other..<new[other].end, in: parent)
    }
    environments.append(inner)
    compareChildren(of: node, with: other)
    environments.removeLast()
  }

  private mutating func replace(_ views: Range<Int>, with others: Range<Int>, in parent: Int?) {
    guard !views.isEmpty || !others.isEmpty else { return }
    result.replacements.append(.init(views: views, parent: parent, others: others))
  }

  // MARK: Siblings

  private mutating func compareChildren(of node: Int?, with other: Int?) {
    let end = node.map { old[$0].end } ?? old.count
    let otherEnd = other.map { new[$0].end } ?? new.count
    var (next, otherNext) = (node.map { $0 + 1 } ?? 0, other.map { $0 + 1 } ?? 0)
    while next < end, otherNext < otherEnd, oldPrints[next] == newPrints[otherNext] {
      compare(next, with: otherNext, in: node)
      (next, otherNext) = (old[next].end, new[otherNext].end)
    }
    if next == end, otherNext == otherEnd { return }
    compare(old.siblings(next..<end), with: new.siblings(otherNext..<otherEnd), in: node)
  }

  /// Compares siblings of which the first two have no more than their place in common; the last
  /// positions are those behind them.
  private mutating func compare(_ views: [Int], with others: [Int], in parent: Int?) {
    let ends = (views.count - 1, others.count - 1)
    var (next, otherNext) = (0, 0)
    for (index, otherIndex) in pairs(views.dropLast(), others.dropLast()) + [ends] {
      // Those between two pairs are paired by their order; the rest comes or goes.
      while next < index, otherNext < otherIndex {
        compare(views[next], with: others[otherNext], in: parent)
        (next, otherNext) = (next + 1, otherNext + 1)
      }
      replace(
        views[next]..<views[index],
        with: others[otherNext]..<others[otherIndex],
        in: parent
      )
      if index < ends.0 { compare(views[index], with: others[otherIndex], in: parent) }
      (next, otherNext) = (index + 1, otherIndex + 1)
    }
  }

  /// The siblings that have the same inside, by their indices.
  private func pairs(_ views: ArraySlice<Int>, _ others: ArraySlice<Int>) -> [(Int, Int)] {
    let prints = views.map { oldPrints[$0] }
    let otherPrints = others.map { newPrints[$0] }
    let suffix = zip(prints.reversed(), otherPrints.reversed()).prefix { $0 == $1 }.count
    let (count, otherCount) = (prints.count - suffix, otherPrints.count - suffix)
    var places: [UInt64: [Int]] = [:]
    for index in (0..<count).reversed() { places[prints[index], default: []].append(index) }
    let candidates = (0..<otherCount).compactMap { other in
      places[otherPrints[other]]?.popLast().map { ($0, other) }
    }
    let inOrder = LongestIncreasingSubsequence.indices(of: candidates.map(\.0))
    return inOrder.map { candidates[$0] } + (0..<suffix).map { (count + $0, otherCount + $0) }
  }
}

extension UnsafeBufferPointer<ViewTree.Node> {
  /// The positions of the siblings in a range, and what is behind them.
  fileprivate func siblings(_ range: Range<Int>) -> [Int] {
    var siblings = [range.lowerBound]
    while let last = siblings.last, last < range.upperBound { siblings.append(self[last].end) }
    return siblings
  }
}

extension ViewTree {
  /// A number for each node that is most likely another one where other words, other ids or another
  /// number of views are inside.
  fileprivate func fingerprints() -> [UInt64] {
    var prints = Array(repeating: UInt64(0), count: nodes.count)
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices.reversed() {
        var print: UInt64 = 1
        func add(_ number: UInt64) { print = (print ^ number) &* 0x9E37_79B9_7F4A_7C15 }
        if case .text(let string) = nodes[index].content {
          for byte in string.utf8 { add(UInt64(byte)) }
        }
        if let identifier = nodes[index].identifier {
          for byte in identifiers[identifier].utf8 { add(UInt64(byte)) }
        }
        var child = index + 1
        while child < nodes[index].end {
          add(prints[child])
          child = nodes[child].end
        }
        prints[index] = print
      }
    }
    return prints
  }
}

extension ViewContent {
  fileprivate var isControl: Bool {
    if case .control = self { true } else { false }
  }

  /// Whether a container or modifier can have the children of another.
  fileprivate func canHoldViews(of other: ViewContent) -> Bool {
    switch (self, other) {
    case (.modifier(let modifier), .modifier(let other)):
      modifier.bringsViews == other.bringsViews
    case (.control, _), (.modifier, _), (_, .modifier): false
    default: typeName == other.typeName
    }
  }
}

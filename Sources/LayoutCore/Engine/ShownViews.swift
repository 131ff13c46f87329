/// The views of a tree that are shown, in the order of the tree.
///
/// Usually that is every view. What a ``ViewContent/viewThatFits(axes:)`` did not choose is left
/// out here, so that no export, drawing order or accessibility tree ever meets it.
package final class ShownViews {
  package let instances: [LayoutTree.Instance]
  package let modifiers: [LayoutTree.Modifier]
  private let source: ViewTree

  init(
    _ instances: [LayoutTree.Instance],
    modifiers: [LayoutTree.Modifier],
    source: ViewTree
  ) {
    self.instances = instances
    self.modifiers = modifiers
    self.source = source
  }

  /// The first instance of each id.
  private(set) lazy var instancesByID: [String: Int] = {
    var first: [String: Int] = [:]
    for (index, instance) in instances.enumerated() {
      guard let id = source.identifier(of: Int(instance.view)), first[id] == nil else { continue }
      first[id] = index
    }
    return first
  }()

  /// The same views without those whose nodes lie in `omitted`, which is in ascending order.
  func removing(_ omitted: [Range<Int>]) -> ShownViews {
    if omitted.isEmpty { return self }
    // Where each instance is afterwards, or where the next one is that stays.
    var positions: [Int32] = []
    positions.reserveCapacity(instances.count + 1)
    var kept: [LayoutTree.Instance] = []
    var next = omitted[...]
    for instance in instances {
      positions.append(Int32(kept.count))
      while let range = next.first, range.upperBound <= Int(instance.node) { next.removeFirst() }
      if let range = next.first, range.contains(Int(instance.node)) { continue }
      kept.append(instance)
    }
    positions.append(Int32(kept.count))
    for index in kept.indices {
      kept[index].end = positions[Int(kept[index].end)]
      if kept[index].parent >= 0 { kept[index].parent = positions[Int(kept[index].parent)] }
    }
    let moved = modifiers.map { modifier in
      var modifier = modifier
      let content = modifier.content
      modifier.content =
        positions[Int(content.lowerBound)]..<positions[Int(content.upperBound)]
      return modifier
    }
    return ShownViews(kept, modifiers: moved, source: source)
  }
}

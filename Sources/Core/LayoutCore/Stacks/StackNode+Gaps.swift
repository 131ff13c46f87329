/// The gaps between the children of a stack.
extension StackNode {
  func updateGaps(_ node: Int, in table: inout NodeTable) {
    switch spacing {
    case .preferred: table.setGaps(of: node, spacing: nil)
    case .fixed, .rows: break
    }
  }
}

extension NodeTable {
  /// Sets the gaps of a stack whose children are complete.
  ///
  /// - Parameter spacing: The stated distance; nil for the one that each pair of neighbours prefers
  ///   (L15.2).
  mutating func setGaps(of index: Int, spacing: Double?) {
    guard case .stack(var stack) = nodes[index].kind else { return }
    reserveGaps(of: &stack, count: nodes[index].childCount)
    let direction = nodes[index].direction
    var gap = gaps + Int(stack.firstGap)
    stack.gapSum = 0
    var child = nodes.firstChild(of: index)
    while child >= 0 {
      let next = nodes.next(after: child)
      // Nothing follows the last child.
      guard next >= 0 else { break }
      if stack.isLazy, nodes[child].isRoom || nodes[next].isRoom {
        gap.pointee = 0
      } else {
        gap.pointee =
          spacing
          ?? distance(
            from: Int(nodes[child].spacing),
            to: Int(nodes[next].spacing),
            along: stack.axis,
            in: direction
          )
      }
      stack.gapSum += gap.pointee
      gap += 1
      child = next
    }
    gap.pointee = 0
    nodes[index].kind = .stack(stack)
  }

  /// Sets the gaps of a stack one by one.
  mutating func setGaps(of index: Int, _ values: [Double]) {
    guard case .stack(var stack) = nodes[index].kind else { return }
    reserveGaps(of: &stack, count: nodes[index].childCount)
    stack.gapSum = 0
    for (position, value) in values.enumerated() {
      gaps[Int(stack.firstGap) + position] = value
      stack.gapSum += value
    }
    gaps[Int(stack.firstGap) + values.count] = 0
    nodes[index].kind = .stack(stack)
  }

  /// Reserves the gaps of a stack whose children have changed, and which are set later.
  mutating func reserveGaps(of index: Int) {
    guard case .stack(var stack) = nodes[index].kind else { return }
    reserveGaps(of: &stack, count: nodes[index].childCount)
    nodes[index].kind = .stack(stack)
  }

  private mutating func reserveGaps(of stack: inout StackNode, count: Int32) {
    if count <= stack.gapCapacity { return }
    stack.firstGap = Int32(gapBuffer.count)
    // A stack that grows once may grow again.
    stack.gapCapacity = isComplete ? count + count / 4 : count
    gapBuffer.append(repeating: 0, count: Int(stack.gapCapacity))
  }
}

extension LayoutNode {
  /// Whether the node stands for rows of a lazy container not yet made (L22.8).
  var isRoom: Bool {
    if case .rigid(let node) = kind { node.isRoom } else { false }
  }
}

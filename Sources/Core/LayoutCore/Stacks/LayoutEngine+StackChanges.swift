/// Stacks of which one child has changed.
extension LayoutEngine {
  /// Lays out again a stack of which one child has changed since it was laid out for the same
  /// proposal, and returns its size; nil if that takes all children.
  ///
  /// Children that are proposed nil do not depend on each other, so the others keep their lengths;
  /// and as long as the child's length across is the same, the alignment line does not move.
  @inline(never)
  func layoutAgain(_ stack: StackNode, _ index: Int, _ changed: Int, _ proposal: Proposal)
    -> Size?
  {
    let axis = stack.axis
    let flags = nodes[index].flags
    guard usesShortcuts, !isTraced, flags.contains(.meetsAtDefaults),
      proposal[axis].isNaN || stack.isLazy
    else { return nil }
    let cross = axis.perpendicular
    let before = states[changed].size
    propose(Proposal(main: .nan, cross: proposal[cross], axis: axis), to: changed)
    let after = states[changed].size
    guard after[cross] == before[cross] else { return nil }
    var size = containers[Int(nodes[index].cache)].first.size
    if after[axis] == before[axis] { return size }
    let (nodes, states) = (nodes, states)
    var gap = gaps + Int(stack.firstGap)
    var child = nodes.firstChild(of: index)
    while child != changed {
      gap += 1
      child = nodes.next(after: child)
    }
    var position = axis == .horizontal ? states[child].x : states[child].y
    while child >= 0 {
      if axis == .horizontal {
        states[child].x = position
        position += states[child].width
      } else {
        states[child].y = position
        position += states[child].height
      }
      position += gap.pointee
      gap += 1
      child = nodes.next(after: child)
    }
    size[axis] = position
    return size
  }
}

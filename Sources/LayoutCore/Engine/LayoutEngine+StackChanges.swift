/// Stacks of which one child has changed.
extension LayoutEngine {
  /// Lays out again a stack of which one child has changed since it was laid out for the same
  /// proposal, and answers its size; nil if that takes all children.
  ///
  /// Children that are asked for their ideal lengths know nothing of each other, so the others keep
  /// theirs; and while the child is as long across as before, no line moves at which they meet.
  @inline(never)
  func layoutAgain(_ index: Int, _ changed: Int, _ proposal: Proposal, _ axis: Axis) -> Size? {
    let flags = nodes[index].flags
    guard usesShortcuts, !isTraced, flags.contains(.meetsAtDefaults),
      proposal[axis].isNaN || flags.contains(.isLazy)
    else { return nil }
    let cross = axis.perpendicular
    let before = states[changed].size
    ask(changed, Proposal(main: .nan, cross: proposal[cross], axis: axis))
    let after = states[changed].size
    guard after[cross] == before[cross] else { return nil }
    var size = containers[Int(nodes[index].memory)].first.size
    if after[axis] == before[axis] { return size }
    let (nodes, states) = (nodes, states)
    var gap = gaps + Int(nodes[index].extra)
    var child = index + 1
    while child < changed {
      gap += 1
      child = Int(nodes[child].end)
    }
    let end = Int(nodes[index].end)
    var position = axis == .horizontal ? states[child].x : states[child].y
    while child < end {
      if axis == .horizontal {
        states[child].x = position
        position += states[child].width
      } else {
        states[child].y = position
        position += states[child].height
      }
      position += gap.pointee
      gap += 1
      child = Int(nodes[child].end)
    }
    size[axis] = position
    return size
  }
}

/// Placing the children of a stack (L10.7 and L10.8).
extension LayoutEngine {
  /// A lazy stack is as wide across as it is proposed, and its children are aligned with its own
  /// guide (L22.7); for a nil proposal it is an ordinary stack.
  func spread(_ stack: StackNode, _ index: Int, _ size: Size, across length: Double) -> Size {
    guard !length.isNaN else { return size }
    let (axis, key) = (stack.axis, stack.alignment)
    let size =
      axis == .horizontal
      ? Size(width: size.width, height: length) : Size(width: length, height: size.height)
    let own = GuideSource(engine: self, node: nil, size: size, proposal: .unspecified)
    let line = defaultGuide(key, own)
    var child = nodes.firstChild(of: index)
    while child >= 0 {
      let start = line - childGuide(key, of: child)
      if axis == .horizontal { states[child].y = start } else { states[child].x = start }
      child = nodes.next(after: child)
    }
    return size
  }

  /// The start of a child of infinite length: an endless child makes the stack endless,
  /// wherever its guide may be; but one that lies beyond everything else does not count at all.
  ///
  /// Only probing for a maximum comes here. Source: `Specs/Conformance/Random` (r2001-2758,
  /// r2001-3229, r2001-1488, r2001-2614).
  @inline(never)
  private func endlessStart(_ start: Double) -> Double {
    // Comparisons with NaN are false, so `min` and `max` pass it by.
    start == .infinity ? .nan : 0
  }

  /// Positions the children and returns the stack's size (L10.7 and L10.8).
  ///
  /// Across the stack the children's guides are aligned on a line; the stack reaches from the first
  /// to the last edge of any child, the line itself included.
  @inline(__always)
  func arrange(_ stack: StackNode, _ index: Int, _ axis: Axis) -> Size {
    let key = stack.alignment
    if nodes[index].flags.contains(.meetsAtDefaults) {
      switch key {
      case .leading, .top: return arrange(stack, index, axis) { _, _ in 0 }
      case .horizontalCenter, .verticalCenter: return arrange(stack, index, axis) { $1 / 2 }
      default: return arrange(stack, index, axis) { $1 }
      }
    }
    return arrange(stack, index, axis) { child, _ in childGuide(key, of: child) }
  }

  /// - Parameter guide: The guide of a child, given its length across.
  @inline(__always)
  private func arrange(
    _ stack: StackNode,
    _ index: Int,
    _ axis: Axis,
    guide: (_ child: Int, _ length: Double) -> Double
  ) -> Size {
    let (nodes, states) = (nodes, states)
    var low = 0.0
    var high = 0.0
    var position = 0.0
    var gap = gaps + Int(stack.firstGap)
    var child = nodes.firstChild(of: index)
    while child >= 0 {
      let state = states + child
      let length = axis == .horizontal ? state.pointee.height : state.pointee.width
      var start = -guide(child, length)
      if length == .infinity { start = endlessStart(start) }
      low = min(low, start)
      high = max(high, start + length)
      if axis == .horizontal {
        state.pointee.y = start
        state.pointee.x = position
        position += state.pointee.width
      } else {
        state.pointee.x = start
        state.pointee.y = position
        position += state.pointee.height
      }
      position += gap.pointee
      gap += 1
      child = nodes.next(after: child)
    }
    if low < 0 {
      child = nodes.firstChild(of: index)
      while child >= 0 {
        if axis == .horizontal { states[child].y -= low } else { states[child].x -= low }
        child = nodes.next(after: child)
      }
    }
    return axis == .horizontal
      ? Size(width: position, height: high - low) : Size(width: high - low, height: position)
  }
}

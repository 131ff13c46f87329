/// HStack and VStack (section 10 of the semantics), in the order of its rules.
///
/// 1. The gaps come off the proposal first and are never compressed (10.1).
/// 2. The children are ordered: higher priority first, then the less flexible (10.4).
/// 3. Each in turn is offered an equal share of what is left; what it takes comes off (10.5).
/// 4. Along the stack the children follow each other, across it they meet at the alignment (10.7,
///    10.8).
extension LayoutEngine {
  /// Sizes and positions the children of a stack for a proposal, in their states, and answers the
  /// stack's size.
  ///
  /// The layout it leaves behind is good until the next call for the same stack.
  @inline(never)
  func layoutStack(_ index: Int, _ width: Double, _ height: Double, _ axis: Axis) -> Size {
    let header = cache + Int(nodes[index].cache)
    header[0] = width
    header[1] = height
    let proposal = Proposal(width: width, height: height)
    serve(index, main: proposal[axis], cross: proposal[axis.perpendicular], axis)
    let size = arrange(index, axis)
    guard nodes[index].flags.contains(.isLazy) else { return size }
    return spread(index, size, across: proposal[axis.perpendicular], axis)
  }

  /// Lays the children out unless they already are laid out for this proposal.
  @inline(__always)
  func ensureStackLayout(_ index: Int, _ width: Double, _ height: Double, _ axis: Axis) {
    let header = cache + Int(nodes[index].cache)
    if memory[index].count > 0, header[0].bitPattern == width.bitPattern,
      header[1].bitPattern == height.bitPattern
    {
      return
    }
    _ = layoutStack(index, width, height, axis)
  }

  // MARK: Who gets how much

  /// Asks a child of a stack for its length and notes its answer.
  @inline(__always)
  private func offer(_ length: Double, to child: Int, cross: Double, _ axis: Axis) -> Double {
    if isTraced { question = .share }
    let proposal = Proposal(main: length, cross: cross, axis: axis)
    ask(child, proposal)
    return states[child].size[axis]
  }

  private func serve(_ index: Int, main: Double, cross: Double, _ axis: Axis) {
    let node = nodes + index
    let count = Int(node.pointee.childCount)
    let gaps = node.pointee.a
    if main.isNaN || node.pointee.flags.contains(.isLazy) {
      // Nil asks for ideals, in no particular order (10.2).
      _ = offerToAll(index, .nan, cross: cross, axis)
      return
    }
    var available = subtract(gaps, from: main)
    if count == 1 {
      _ = offerToAll(index, max(available, 0), cross: cross, axis)
      return
    }
    // 0 and ∞ leave every share at 0 or ∞ whoever comes first, unless a negative gap or child makes
    // room to hand out (rule 31.10).
    if usesShortcuts, main == .infinity || (main == 0 && gaps >= 0),
      offerToAll(index, max(main, 0), cross: cross, axis)
    {
      return
    }
    if node.pointee.flags.contains(.hasPriorities) {
      // Minimums are always summed up as declared, so that earlier layouts leave no trace in them.
      orderByPriority(index)
      serveGroups(index, available: available, cross: cross, axis)
    } else {
      if orderOfService(index)[0] < 0 { orderByPriority(index) }
      serveGroup(index, 0..<count, available: &available, cross: cross, axis)
    }
  }

  /// Offers all children the same length, and tells whether none answers a negative one.
  @inline(__always)
  private func offerToAll(_ index: Int, _ length: Double, cross: Double, _ axis: Axis) -> Bool {
    var isPositive = true
    var child = index + 1
    while child < nodes[index].end {
      if offer(length, to: child, cross: cross, axis) < 0 { isPositive = false }
      child = Int(nodes[child].end)
    }
    return isPositive
  }

  /// Serves one group of equal priority after the other (rule 10.5).
  ///
  /// The minimums of all lower groups are reserved before the first; each of the later ones gets
  /// its own back.
  private func serveGroups(_ index: Int, available: Double, cross: Double, _ axis: Axis) {
    let order = orderOfService(index)
    let count = Int(nodes[index].childCount)
    var available = available
    var start = 0
    while start < count {
      let priority = nodes[Int(order[start])].priority
      var end = start + 1
      while end < count, nodes[Int(order[end])].priority == priority { end += 1 }
      if start == 0 {
        available = subtract(minimums(end..<count, order, cross, axis), from: available)
      } else {
        available = subtract(-minimums(start..<end, order, cross, axis), from: available)
      }
      serveGroup(index, start..<end, available: &available, cross: cross, axis)
      start = end
    }
  }

  private func minimums(
    _ range: Range<Int>,
    _ order: UnsafeMutablePointer<Int32>,
    _ cross: Double,
    _ axis: Axis
  ) -> Double {
    var sum = 0.0
    for slot in range { sum += minimum(of: Int(order[slot]), cross, axis) }
    return sum
  }

  /// What is left after taking `length` away; ∞ − ∞ leaves everything as it was.
  @inline(__always)
  private func subtract(_ length: Double, from available: Double) -> Double {
    let rest = available - length
    return rest.isNaN ? available : rest
  }

  /// Serves children of equal priority in order of their flexibility (rule 10.4), each with an
  /// equal share of what is left.
  private func serveGroup(
    _ index: Int,
    _ range: Range<Int>,
    available: inout Double,
    cross: Double,
    _ axis: Axis
  ) {
    let order = orderOfService(index)
    if range.count > 1 { orderByFlexibility(index, range, cross, axis) }
    var remaining = Double(range.count)
    for slot in range {
      let share = max(available / remaining, 0)
      available = subtract(
        offer(share, to: Int(order[slot]), cross: cross, axis),
        from: available
      )
      remaining -= 1
    }
  }

  // MARK: Where they go

  /// A lazy stack is as wide across as it is proposed, and its children meet its own guide (rule
  /// 22.7); proposed nothing it is an ordinary stack.
  private func spread(_ index: Int, _ size: Size, across length: Double, _ axis: Axis) -> Size {
    guard !length.isNaN else { return size }
    let key = axis == .horizontal ? nodes[index].vertical : nodes[index].horizontal
    let size =
      axis == .horizontal
      ? Size(width: size.width, height: length) : Size(width: length, height: size.height)
    let own = GuideSource(engine: self, node: nil, size: size, proposal: .unspecified)
    let line = defaultGuide(key, own)
    var child = index + 1
    while child < nodes[index].end {
      let start = line - childGuide(key, of: child)
      if axis == .horizontal { states[child].y = start } else { states[child].x = start }
      child = Int(nodes[child].end)
    }
    return size
  }

  /// Where a child of infinite length counts from: an endless child makes the stack endless,
  /// wherever its guide may be; but one that lies beyond everything else does not count at all.
  ///
  /// Only probing for a maximum comes here. Source: `Specs/Conformance/Random` (r2001-2758,
  /// r2001-3229, r2001-1488, r2001-2614).
  @inline(never)
  private func endlessStart(_ start: Double) -> Double {
    // Comparisons with NaN are false, so `min` and `max` pass it by.
    start == .infinity ? .nan : 0
  }

  /// Positions the children and answers the stack's size (rules 10.7 and 10.8).
  ///
  /// Across the stack the children's guides meet on a line; the stack reaches from the first to the
  /// last edge of any child, the line itself included.
  private func arrange(_ index: Int, _ axis: Axis) -> Size {
    let node = nodes + index
    let key = axis == .horizontal ? node.pointee.vertical : node.pointee.horizontal
    let cross = axis.perpendicular
    let end = Int(node.pointee.end)
    var low = 0.0
    var high = 0.0
    var child = index + 1
    while child < end {
      let length = states[child].size[cross]
      var start = -childGuide(key, of: child)
      if length == .infinity { start = endlessStart(start) }
      low = min(low, start)
      high = max(high, start + length)
      if axis == .horizontal { states[child].y = start } else { states[child].x = start }
      child = Int(nodes[child].end)
    }
    var position = 0.0
    var gap = Int(node.pointee.extra)
    child = index + 1
    while child < end {
      if axis == .horizontal {
        states[child].x = position
        states[child].y -= low
        position += states[child].width
      } else {
        states[child].y = position
        states[child].x -= low
        position += states[child].height
      }
      position += gaps[gap]
      gap += 1
      child = Int(nodes[child].end)
    }
    return axis == .horizontal
      ? Size(width: position, height: high - low) : Size(width: high - low, height: position)
  }
}

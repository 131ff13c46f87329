/// HStack and VStack (section 10 of the semantics), in the order of its rules.
///
/// 1. The gaps come off the proposal first and are never compressed (10.1).
/// 2. The children are ordered: higher priority first, then the less flexible (10.4).
/// 3. Each in turn is offered an equal share of what is left; what it takes comes off (10.5).
/// 4. Along the stack the children follow each other, across it they meet at the alignment (10.7,
///    10.8).
extension LayoutEngine {
  /// Sizes and positions the children of a stack for a proposal, in their states, and answers the
  /// stack's size. The layout it leaves behind is good until the next call for the same stack.
  @inline(never)
  func layoutStack(_ index: Int, _ width: Double, _ height: Double, _ axis: Axis) -> Size {
    let header = cache + Int(nodes[index].cache)
    header[0] = width
    header[1] = height
    let proposal = Proposal(width: width, height: height)
    serve(index, main: proposal[axis], cross: proposal[axis.perpendicular], axis)
    return arrange(index, axis)
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
    let proposal = Proposal(main: length, cross: cross, axis: axis)
    let size = size(child, proposal.width, proposal.height)
    states[child].width = size.width
    states[child].height = size.height
    states[child].proposedWidth = proposal.width
    states[child].proposedHeight = proposal.height
    return size[axis]
  }

  private func serve(_ index: Int, main: Double, cross: Double, _ axis: Axis) {
    let node = nodes + index
    let count = Int(node.pointee.childCount)
    let gaps = node.pointee.a
    let available = main - gaps
    if trace != nil { traceReason = traceReason == .place ? .place : .share }
    // Nil asks for ideals; 0 and ∞ leave every share at 0 or ∞ whoever comes first. With negative
    // gaps a stack that is proposed 0 has room to hand out (rule 31.10).
    let isUniform =
      main.isNaN || main == .infinity || count == 1
      || (main == 0 && gaps >= 0)
    if isUniform && (usesShortcuts || main.isNaN || count == 1) {
      let length = count == 1 && !main.isNaN ? max(available, 0) : main
      var child = index + 1
      while child < node.pointee.end {
        _ = offer(length, to: child, cross: cross, axis)
        child = Int(nodes[child].end)
      }
      return
    }
    if orderOfService(index)[0] < 0 { sortByPriority(index) }
    if node.pointee.flags.contains(.hasPriorities) {
      serveGroups(index, available: available, cross: cross, axis)
    } else {
      var available = available
      serveGroup(index, 0..<count, available: &available, cross: cross, axis)
    }
  }

  /// The children of a stack in their order of service.
  @inline(__always)
  private func orderOfService(_ index: Int) -> UnsafeMutablePointer<Int32> {
    order + Int(nodes[index].extra)
  }

  /// Writes the children in declaration order, higher priority first.
  private func sortByPriority(_ index: Int) {
    let order = orderOfService(index)
    var child = index + 1
    var count = 0
    while child < nodes[index].end {
      let priority = nodes[child].priority
      var slot = count
      while slot > 0, nodes[Int(order[slot - 1])].priority < priority {
        order[slot] = order[slot - 1]
        slot -= 1
      }
      order[slot] = Int32(child)
      count += 1
      child = Int(nodes[child].end)
    }
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
    for slot in range { sum += probe(0, Int(order[slot]), cross, axis, .probeMinimum) }
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
    if range.count > 1 { sortByFlexibility(index, range, cross, axis) }
    var remaining = Double(range.count)
    for slot in range {
      if trace != nil, traceReason != .place { traceReason = .share }
      let share = max(available / remaining, 0)
      available = subtract(
        offer(share, to: Int(order[slot]), cross: cross, axis),
        from: available
      )
      remaining -= 1
    }
  }

  // MARK: In which order

  @inline(__always)
  private func probe(
    _ length: Double,
    _ child: Int,
    _ cross: Double,
    _ axis: Axis,
    _ reason: LayoutTraceEvent.Reason
  ) -> Double {
    if trace != nil, traceReason != .place { traceReason = reason }
    let proposal = Proposal(main: length, cross: cross, axis: axis)
    return size(child, proposal.width, proposal.height)[axis]
  }

  private func sortByFlexibility(
    _ index: Int,
    _ range: Range<Int>,
    _ cross: Double,
    _ axis: Axis
  ) {
    let order = orderOfService(index)
    if usesShortcuts, sortWithoutProbing(order, range, axis) { return }
    // Flexibilities depend on nothing but the cross proposal.
    let header = cache + Int(nodes[index].cache)
    let isKnown =
      header[3] == 1 && header[2].bitPattern == cross.bitPattern
      && !nodes[index].flags.contains(.hasPriorities)
    if isKnown { return }
    header[2] = cross
    header[3] = 1
    for slot in range {
      let child = Int(order[slot])
      states[child].flexibility.minimum = probe(0, child, cross, axis, .probeMinimum)
      states[child].flexibility.maximum =
        usesShortcuts && nodes[child].isRigid(axis)
        ? states[child].flexibility.minimum
        : probe(.infinity, child, cross, axis, .probeMaximum)
    }
    // Nodes are in preorder, so ties keep the order of declaration.
    stableSort(order, range) { [states] first, second in
      let (a, b) = (states[first].flexibility, states[second].flexibility)
      if a.precedes(b) { return true }
      return !b.precedes(a) && first < second
    }
  }

  /// Orders children whose flexibility is known without asking: rigid ones first, as declared, then
  /// the only one that is not. False if there are more of the latter, or if it is a container that
  /// may turn out to be as inflexible as the others and would have to keep its place among them.
  private func sortWithoutProbing(
    _ order: UnsafeMutablePointer<Int32>,
    _ range: Range<Int>,
    _ axis: Axis
  ) -> Bool {
    var loose = -1
    var last: Int32 = -1
    for slot in range {
      let child = order[slot]
      last = max(last, child)
      if nodes[Int(child)].isRigid(axis) { continue }
      if loose >= 0 { return false }
      loose = slot
    }
    if loose >= 0 {
      let child = order[loose]
      let isLeaf = nodes[Int(child)].end == child + 1
      guard isLeaf || child == last else { return false }
      for slot in loose..<range.upperBound - 1 { order[slot] = order[slot + 1] }
      order[range.upperBound - 1] = child
    }
    return true
  }

  /// Sorts a part of the order in place; stable, and fast for the few children that stacks have.
  private func stableSort(
    _ order: UnsafeMutablePointer<Int32>,
    _ range: Range<Int>,
    by precedes: (Int, Int) -> Bool
  ) {
    if range.count > 32 {
      var part = UnsafeMutableBufferPointer(start: order + range.lowerBound, count: range.count)
      part.sort { precedes(Int($0), Int($1)) }
      return
    }
    for slot in range.dropFirst() {
      let child = order[slot]
      var hole = slot
      while hole > range.lowerBound, precedes(Int(child), Int(order[hole - 1])) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = child
    }
  }

  // MARK: Where they go

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

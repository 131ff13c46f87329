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
  func layoutStack(_ index: Int, _ width: Double, _ height: Double, _ axis: Axis) -> Size {
    let memory = containers + Int(nodes[index].memory)
    let proposal = Proposal(width: width, height: height)
    let changed = Int(memory.pointee.changedChild)
    memory.pointee.changedChild = -1
    if changed >= 0, memory.pointee.laidOut.isIdentical(to: proposal),
      let size = layoutAgain(index, index + changed, proposal, axis)
    {
      return size
    }
    memory.pointee.laidOut = proposal
    return axis == .horizontal
      ? layoutRow(index, width, height) : layoutColumn(index, width, height)
  }

  @inline(never)
  private func layoutRow(_ index: Int, _ width: Double, _ height: Double) -> Size {
    layout(index, main: width, cross: height, .horizontal)
  }

  @inline(never)
  private func layoutColumn(_ index: Int, _ width: Double, _ height: Double) -> Size {
    layout(index, main: height, cross: width, .vertical)
  }

  /// The algorithm, made for each axis.
  @inline(__always)
  private func layout(_ index: Int, main: Double, cross: Double, _ axis: Axis) -> Size {
    serve(index, main: main, cross: cross, axis)
    let size = arrange(index, axis)
    guard nodes[index].flags.contains(.isLazy) else { return size }
    return spread(index, size, across: cross, axis)
  }

  /// Lays the children out unless they already are laid out for this proposal.
  @inline(__always)
  func ensureStackLayout(_ index: Int, _ width: Double, _ height: Double, _ axis: Axis) {
    let memory = containers + Int(nodes[index].memory)
    if memory.pointee.changedChild < 0,
      memory.pointee.laidOut.isIdentical(to: Proposal(width: width, height: height))
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

  @inline(__always)
  private func serve(_ index: Int, main: Double, cross: Double, _ axis: Axis) {
    let flags = nodes[index].flags
    let count = Int(nodes[index].childCount)
    let gaps = nodes[index].a
    if main.isNaN || flags.contains(.isLazy) {
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
    // room to hand out (L31.10).
    if usesShortcuts, main == .infinity || (main == 0 && gaps >= 0),
      offerToAll(index, max(main, 0), cross: cross, axis)
    {
      return
    }
    if !usesShortcuts || (flags.contains(.hasPriorities) && !flags.contains(.hasTwoPriorities)) {
      // Minimums are always summed up as declared, so that earlier layouts leave no trace in them.
      orderByPriority(index)
      serveGroups(index, available: available, cross: cross, axis)
    } else if flags.contains(.hasPriorities) {
      serveTwoGroups(index, available: available, cross: cross, axis)
    } else if flags.contains(.servesAsDeclared) {
      serveAsDeclared(index, count, available: &available, cross: cross, axis) { _ in true }
    } else {
      order(index, splitAt: count, cross, axis)
      serveGroup(index, 0..<count, available: &available, cross: cross, axis)
    }
  }

  /// Offers all children the same length, and tells whether none answers a negative one.
  @inline(__always)
  private func offerToAll(_ index: Int, _ length: Double, cross: Double, _ axis: Axis) -> Bool {
    var isPositive = true
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      if offer(length, to: child, cross: cross, axis) < 0 { isPositive = false }
      child = Int(nodes[child].end)
    }
    return isPositive
  }

  /// Serves the children of the higher priority, then those of the lower one (L10.5), for which
  /// their minimums are kept.
  private func serveTwoGroups(
    _ index: Int,
    available: Double,
    cross: Double,
    _ axis: Axis
  ) {
    let highest = nodes[index].b
    let end = Int(nodes[index].end)
    var reserved = 0.0
    var first = 0
    var child = index + 1
    while child < end {
      if nodes[child].priority == highest {
        first += 1
      } else {
        reserved += minimum(of: child, cross, axis)
      }
      child = Int(nodes[child].end)
    }
    let count = Int(nodes[index].childCount)
    var available = subtract(reserved, from: available)
    if nodes[index].flags.contains(.servesAsDeclared) {
      serveAsDeclared(index, first, available: &available, cross: cross, axis) { [nodes] in
        nodes[$0].priority == highest
      }
      available = subtract(-reserved, from: available)
      serveAsDeclared(index, count - first, available: &available, cross: cross, axis) { [nodes] in
        nodes[$0].priority != highest
      }
    } else {
      order(index, splitAt: first, cross, axis)
      serveGroup(index, 0..<first, available: &available, cross: cross, axis)
      available = subtract(-reserved, from: available)
      serveGroup(index, first..<count, available: &available, cross: cross, axis)
    }
  }

  /// Serves the children of a group as declared, each with an equal share of what is left.
  @inline(__always)
  private func serveAsDeclared(
    _ index: Int,
    _ count: Int,
    available: inout Double,
    cross: Double,
    _ axis: Axis,
    where isInGroup: (Int) -> Bool
  ) {
    var remaining = Double(count)
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      if isInGroup(child) {
        let share = max(available / remaining, 0)
        available = subtract(offer(share, to: child, cross: cross, axis), from: available)
        remaining -= 1
      }
      child = Int(nodes[child].end)
    }
  }

  /// Serves one group of equal priority after the other (L10.5).
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
      orderByFlexibility(index, start..<end, cross, axis)
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

  /// Serves children of equal priority, which are in order of their flexibility (L10.4), each
  /// with an equal share of what is left.
  @inline(__always)
  private func serveGroup(
    _ index: Int,
    _ range: Range<Int>,
    available: inout Double,
    cross: Double,
    _ axis: Axis
  ) {
    let order = orderOfService(index)
    var remaining = Double(range.count)
    var slot = range.lowerBound
    while slot < range.upperBound {
      let share = max(available / remaining, 0)
      available = subtract(
        offer(share, to: Int(order[slot]), cross: cross, axis),
        from: available
      )
      remaining -= 1
      slot += 1
    }
  }
}

/// Sizing the children of a stack (``StackNode``).
extension LayoutEngine {
  /// Sizes and positions the children of a stack for a proposal, in their states, and returns the
  /// stack's size.
  ///
  /// The layout is valid until the next call for the same stack.
  func layoutStack(_ stack: StackNode, _ index: Int, _ width: Double, _ height: Double) -> Size {
    let cache = containers + Int(nodes[index].cache)
    let proposal = Proposal(width: width, height: height)
    let changed = Int(cache.pointee.changedChild)
    cache.pointee.changedChild = -1
    if changed >= 0, cache.pointee.laidOut.isIdentical(to: proposal),
      let size = layoutAgain(stack, index, changed, proposal)
    {
      return size
    }
    cache.pointee.laidOut = proposal
    return stack.axis == .horizontal
      ? layoutRow(stack, index, width, height) : layoutColumn(stack, index, width, height)
  }

  @inline(never)
  private func layoutRow(_ stack: StackNode, _ index: Int, _ width: Double, _ height: Double)
    -> Size
  {
    layout(stack, index, main: width, cross: height, .horizontal)
  }

  @inline(never)
  private func layoutColumn(_ stack: StackNode, _ index: Int, _ width: Double, _ height: Double)
    -> Size
  {
    layout(stack, index, main: height, cross: width, .vertical)
  }

  /// The algorithm, specialized for each axis.
  @inline(__always)
  private func layout(
    _ stack: StackNode,
    _ index: Int,
    main: Double,
    cross: Double,
    _ axis: Axis
  ) -> Size {
    serve(stack, index, main: main, cross: cross, axis)
    let size = arrange(stack, index, axis)
    guard stack.isLazy else { return size }
    return spread(stack, index, size, across: cross)
  }

  /// Lays the children out unless they already are laid out for this proposal.
  @inline(__always)
  func ensureStackLayout(_ stack: StackNode, _ index: Int, _ width: Double, _ height: Double) {
    let cache = containers + Int(nodes[index].cache)
    if cache.pointee.changedChild < 0,
      cache.pointee.laidOut.isIdentical(to: Proposal(width: width, height: height))
    {
      return
    }
    _ = layoutStack(stack, index, width, height)
  }

  // MARK: Distribution

  /// Proposes a length to a child of a stack and notes its answer.
  @inline(__always)
  private func offer(_ length: Double, to child: Int, cross: Double, _ axis: Axis) -> Double {
    if isTraced { question = .share }
    let proposal = Proposal(main: length, cross: cross, axis: axis)
    propose(proposal, to: child)
    return states[child].size[axis]
  }

  @inline(__always)
  private func serve(
    _ stack: StackNode,
    _ index: Int,
    main: Double,
    cross: Double,
    _ axis: Axis
  ) {
    let flags = nodes[index].flags
    let count = Int(nodes[index].childCount)
    let gaps = stack.gapSum
    if main.isNaN || stack.isLazy {
      // Nil proposes the ideal length, in any order (L10.2).
      _ = offerToAll(index, .nan, cross: cross, axis)
      return
    }
    var available = subtract(gaps, from: main)
    if count == 1 {
      _ = offerToAll(index, max(available, 0), cross: cross, axis)
      return
    }
    // 0 and ∞ leave every share at 0 or ∞ in any order, unless a negative gap or child makes room
    // to distribute (L31.10).
    if usesShortcuts, main == .infinity || (main == 0 && gaps >= 0),
      offerToAll(index, max(main, 0), cross: cross, axis)
    {
      return
    }
    if !usesShortcuts || (flags.contains(.hasPriorities) && !flags.contains(.hasTwoPriorities)) {
      // Minimums are always summed up as declared, so that earlier layouts leave no trace in them.
      orderByPriority(stack, index)
      serveGroups(stack, index, available: available, cross: cross, axis)
    } else if flags.contains(.hasPriorities) {
      serveTwoGroups(stack, index, available: available, cross: cross, axis)
    } else if flags.contains(.servesAsDeclared) {
      serveAsDeclared(index, count, available: &available, cross: cross, axis) { _ in true }
    } else {
      order(stack, index, splitAt: count, cross, axis)
      serveGroup(stack, 0..<count, available: &available, cross: cross, axis)
    }
  }

  /// Proposes the same length to all children; returns whether none answers a negative one.
  @inline(__always)
  private func offerToAll(_ index: Int, _ length: Double, cross: Double, _ axis: Axis) -> Bool {
    var isPositive = true
    var child = nodes.firstChild(of: index)
    while child >= 0 {
      if offer(length, to: child, cross: cross, axis) < 0 { isPositive = false }
      child = nodes.next(after: child)
    }
    return isPositive
  }

  /// Serves the children of the higher priority, then those of the lower one (L10.5), whose
  /// minimums are reserved.
  private func serveTwoGroups(
    _ stack: StackNode,
    _ index: Int,
    available: Double,
    cross: Double,
    _ axis: Axis
  ) {
    let highest = nodes.highestPriority(inside: index)
    var reserved = 0.0
    var first = 0
    var child = nodes.firstChild(of: index)
    while child >= 0 {
      if nodes[child].priority == highest {
        first += 1
      } else {
        reserved += minimum(of: child, cross, axis)
      }
      child = nodes.next(after: child)
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
      order(stack, index, splitAt: first, cross, axis)
      serveGroup(stack, 0..<first, available: &available, cross: cross, axis)
      available = subtract(-reserved, from: available)
      serveGroup(stack, first..<count, available: &available, cross: cross, axis)
    }
  }

  /// Serves the children of a group as declared, each with an equal share of the rest.
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
    var child = nodes.firstChild(of: index)
    while child >= 0 {
      if isInGroup(child) {
        let share = max(available / remaining, 0)
        available = subtract(offer(share, to: child, cross: cross, axis), from: available)
        remaining -= 1
      }
      child = nodes.next(after: child)
    }
  }

  /// Serves one group of equal priority after the other (L10.5).
  ///
  /// The minimums of all lower groups are reserved before the first; each of the later ones gets
  /// its own back.
  private func serveGroups(
    _ stack: StackNode,
    _ index: Int,
    available: Double,
    cross: Double,
    _ axis: Axis
  ) {
    let order = orderOfService(stack)
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
      orderByFlexibility(order, start..<end, cross, axis)
      serveGroup(stack, start..<end, available: &available, cross: cross, axis)
      start = end
    }
  }

  private func minimums(
    _ range: Range<Int>,
    _ order: BufferView<Int32>,
    _ cross: Double,
    _ axis: Axis
  ) -> Double {
    var sum = 0.0
    for slot in range { sum += minimum(of: Int(order[slot]), cross, axis) }
    return sum
  }

  /// The rest after taking `length` away; ∞ − ∞ leaves everything as it was.
  @inline(__always)
  private func subtract(_ length: Double, from available: Double) -> Double {
    let rest = available - length
    return rest.isNaN ? available : rest
  }

  /// Serves children of equal priority, which are in order of their flexibility (L10.4), each
  /// with an equal share of the rest.
  @inline(__always)
  private func serveGroup(
    _ stack: StackNode,
    _ range: Range<Int>,
    available: inout Double,
    cross: Double,
    _ axis: Axis
  ) {
    let order = orderOfService(stack)
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

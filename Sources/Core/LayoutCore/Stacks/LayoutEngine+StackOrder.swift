/// The order in which a stack serves its children (L10.4): higher priority first, then the less
/// flexible, then as declared.
extension LayoutEngine {
  /// The children of a stack in their order of service.
  @inline(__always)
  func orderOfService(_ stack: StackNode) -> BufferView<Int32> {
    order + Int(stack.firstGap)
  }

  /// Lists the children with those of higher priority first.
  func orderByPriority(_ stack: StackNode, _ index: Int) {
    let order = orderOfService(stack)
    var child = nodes.firstChild(of: index)
    var count = 0
    while child >= 0 {
      order[count] = Int32(child)
      count += 1
      child = nodes.next(after: child)
    }
    guard nodes[index].flags.contains(.hasPriorities) else { return }
    sort(order.prefix(count)) { [nodes] first, second in
      nodes[Int(first)].priority > nodes[Int(second)].priority
    }
  }

  /// Sorts the children into their order of service, which depends only on the cross proposal.
  ///
  /// - Parameter count: The number of children with the highest priority; all others are equal.
  func order(_ stack: StackNode, _ index: Int, splitAt count: Int, _ cross: Double, _ axis: Axis) {
    let cache = containers + Int(nodes[index].cache)
    if cache.pointee.isOrdered, cache.pointee.cross.bitPattern == cross.bitPattern { return }
    // Children that are equal otherwise stay as declared.
    orderByPriority(stack, index)
    cache.pointee.cross = cross
    cache.pointee.isOrdered = true
    let order = orderOfService(stack)
    orderByFlexibility(order, 0..<count, cross, axis)
    orderByFlexibility(order, count..<Int(nodes[index].childCount), cross, axis)
  }

  /// Orders children of equal priority, which are as declared, by their flexibility.
  func orderByFlexibility(
    _ order: BufferView<Int32>,
    _ range: Range<Int>,
    _ cross: Double,
    _ axis: Axis
  ) {
    if range.count < 2 { return }
    if usesShortcuts, isOrderedByRigidity(order, range, axis) { return }
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: range.count) { candidates in
      for (position, slot) in range.enumerated() {
        let child = Int(order[slot])
        let flexibility =
          usesShortcuts && nodes[child].isRigid(axis)
          ? .none
          : Flexibility(
            minimum: minimum(of: child, cross, axis),
            maximum: probe(.infinity, .probeMaximum, child, cross, axis)
          )
        let candidate = Candidate(child: order[slot], flexibility: flexibility)
        candidates.initializeElement(at: position, to: candidate)
      }
      sort(candidates) { $0.flexibility.precedes($1.flexibility) }
      for (position, slot) in range.enumerated() { order[slot] = candidates[position].child }
    }
  }

  /// A child to be inserted in the order.
  private struct Candidate {
    var child: Int32
    var flexibility: Flexibility
  }

  /// The least length of a child along the stack.
  @inline(__always)
  func minimum(of child: Int, _ cross: Double, _ axis: Axis) -> Double {
    // Negative proposals, which a view of negative size can make, are out of the ordinary.
    if usesShortcuts, cross.isNaN || cross >= 0 {
      let known = nodes[child].minimum[axis]
      if !known.isNaN { return known }
    }
    return probe(0, .probeMinimum, child, cross, axis)
  }

  @inline(__always)
  private func probe(
    _ length: Double,
    _ reason: LayoutTraceEvent.Reason,
    _ child: Int,
    _ cross: Double,
    _ axis: Axis
  ) -> Double {
    if isTraced { question = reason }
    let proposal = Proposal(main: length, cross: cross, axis: axis)
    return size(child, proposal.width, proposal.height)[axis]
  }

  /// Whether children are served as declared without measuring them: all are rigid but for the last
  /// one, which is no less flexible than they are.
  private func isOrderedByRigidity(
    _ order: BufferView<Int32>,
    _ range: Range<Int>,
    _ axis: Axis
  ) -> Bool {
    for slot in range.dropLast() where !nodes[Int(order[slot])].isRigid(axis) { return false }
    let last = nodes + Int(order[range.upperBound - 1])
    return last.pointee.isRigid(axis) || !last.pointee.flags.contains(.mayShrink)
  }

  /// Sorts elements in place and keeps the order of equal ones, fast for the few children that
  /// stacks have.
  @inline(__always)
  private func sort<Element>(
    _ elements: UnsafeMutableBufferPointer<Element>,
    by precedes: (Element, Element) -> Bool
  ) {
    if elements.count > 32 {
      let sorted = elements.enumerated().sorted { first, second in
        precedes(first.element, second.element)
          || (first.offset < second.offset && !precedes(second.element, first.element))
      }
      for (position, element) in sorted.enumerated() { elements[position] = element.element }
      return
    }
    for position in elements.indices.dropFirst() {
      let element = elements[position]
      var hole = position
      while hole > 0, precedes(element, elements[hole - 1]) {
        elements[hole] = elements[hole - 1]
        hole -= 1
      }
      elements[hole] = element
    }
  }
}

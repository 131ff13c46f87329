/// The order in which a stack serves its children (L10.4): higher priority first, then the less
/// flexible, then as declared.
extension LayoutEngine {
  /// The children of a stack in their order of service.
  @inline(__always)
  func orderOfService(_ index: Int) -> UnsafeMutablePointer<Int32> {
    order + Int(nodes[index].extra)
  }

  /// Writes down the children with those of higher priority first.
  func orderByPriority(_ index: Int) {
    let order = orderOfService(index)
    var child = index + 1
    var count = 0
    while child < nodes[index].end {
      order[count] = Int32(child)
      count += 1
      child = Int(nodes[child].end)
    }
    guard nodes[index].flags.contains(.hasPriorities) else { return }
    sort(UnsafeMutableBufferPointer(start: order, count: count)) { [nodes] first, second in
      let (own, other) = (nodes[Int(first)].priority, nodes[Int(second)].priority)
      return own > other || (own == other && first < second)
    }
  }

  /// Puts the children in their order of service, which depends on nothing but the cross proposal.
  ///
  /// - Parameter count: How many children have the highest priority; all others have the same.
  func order(_ index: Int, splitAt count: Int, _ cross: Double, _ axis: Axis) {
    let memory = containers + Int(nodes[index].memory)
    if memory.pointee.isOrdered, memory.pointee.cross.bitPattern == cross.bitPattern { return }
    if !memory.pointee.isOrdered { orderByPriority(index) }
    memory.pointee.cross = cross
    memory.pointee.isOrdered = true
    orderByFlexibility(index, 0..<count, cross, axis)
    orderByFlexibility(index, count..<Int(nodes[index].childCount), cross, axis)
  }

  /// Orders children of equal priority by how far they can stretch.
  func orderByFlexibility(_ index: Int, _ range: Range<Int>, _ cross: Double, _ axis: Axis) {
    if range.count < 2 { return }
    let order = orderOfService(index)
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
      sort(candidates) { $0.precedes($1) }
      for (position, slot) in range.enumerated() { order[slot] = candidates[position].child }
    }
  }

  /// A child that waits for its place in the order.
  private struct Candidate {
    var child: Int32
    var flexibility: Flexibility

    /// Nodes are in preorder, so of equal ones the smaller position was declared first.
    @inline(__always)
    func precedes(_ other: Candidate) -> Bool {
      flexibility.precedes(other.flexibility)
        || (!other.flexibility.precedes(flexibility) && child < other.child)
    }
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

  /// Whether children are served as declared although no one has asked them: all are rigid but for
  /// the last one, which is no less flexible than they are.
  private func isOrderedByRigidity(
    _ order: UnsafeMutablePointer<Int32>,
    _ range: Range<Int>,
    _ axis: Axis
  ) -> Bool {
    var last = Int32(-1)
    var flexible = Int32(-1)
    for slot in range {
      // An earlier cross proposal may have left another order.
      last = max(last, order[slot])
      if nodes[Int(order[slot])].isRigid(axis) { continue }
      if flexible >= 0 { return false }
      flexible = order[slot]
    }
    return flexible < 0
      || (flexible == last && !nodes[Int(flexible)].flags.contains(.mayShrink))
  }

  /// Sorts elements in place, fast for the few children that stacks have.
  @inline(__always)
  private func sort<Element>(
    _ elements: UnsafeMutableBufferPointer<Element>,
    by precedes: (Element, Element) -> Bool
  ) {
    if elements.count > 32 {
      var elements = elements
      elements.sort(by: precedes)
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

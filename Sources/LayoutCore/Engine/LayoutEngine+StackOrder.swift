/// The order in which a stack serves its children (rule 10.4): higher priority first, then the less
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
    sort(order, 0..<count) { [nodes] in nodes[$0].priority > nodes[$1].priority }
  }

  /// Orders children of equal priority by how far they can stretch.
  func orderByFlexibility(_ index: Int, _ range: Range<Int>, _ cross: Double, _ axis: Axis) {
    let order = orderOfService(index)
    if usesShortcuts, isOrderedByRigidity(order, range, axis) { return }
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
      states[child].flexibility =
        usesShortcuts && nodes[child].isRigid(axis)
        ? .none
        : Flexibility(
          minimum: minimum(of: child, cross, axis),
          maximum: probe(.infinity, .probeMaximum, child, cross, axis)
        )
    }
    sort(order, range) { [states] in states[$0].flexibility.precedes(states[$1].flexibility) }
  }

  /// The least length of a child along the stack.
  @inline(__always)
  func minimum(of child: Int, _ cross: Double, _ axis: Axis) -> Double {
    // Negative proposals, which a view of negative size can make, are out of the ordinary.
    if usesShortcuts, cross.isNaN || cross >= 0 {
      let known = tree.minimums[child][axis]
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

  /// Sorts a part of the order in place, equal children as declared; fast for the few children that
  /// stacks have.
  @inline(__always)
  private func sort(
    _ order: UnsafeMutablePointer<Int32>,
    _ range: Range<Int>,
    by precedes: (Int, Int) -> Bool
  ) {
    // Nodes are in preorder, so the smaller position is declared first.
    func isBefore(_ first: Int32, _ second: Int32) -> Bool {
      precedes(Int(first), Int(second)) || (!precedes(Int(second), Int(first)) && first < second)
    }
    if range.count > 32 {
      var part = UnsafeMutableBufferPointer(start: order + range.lowerBound, count: range.count)
      part.sort(by: isBefore)
      return
    }
    for slot in range.dropFirst() {
      let child = order[slot]
      var hole = slot
      while hole > range.lowerBound, isBefore(child, order[hole - 1]) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = child
    }
  }
}

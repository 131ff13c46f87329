/// An answer that a node has given to a proposal.
struct SizeEntry {
  var proposal = Proposal.impossible
  var size = Size.zero

  @inline(__always)
  func answers(_ width: Double, _ height: Double) -> Bool {
    proposal.width.bitPattern == width.bitPattern
      && proposal.height.bitPattern == height.bitPattern
  }
}

/// The answers that a modifier remembers: it is asked at few proposals (the measurements behind these
/// numbers: `docs/ARCHITECTURE.md`).
struct UnaryMemory {
  var first = SizeEntry()
  var second = SizeEntry()
}

/// The answers that a container remembers, and what its children are laid out for.
///
/// Containers within containers are asked at many proposals, most others at few; so more than three
/// answers are kept elsewhere.
struct ContainerMemory {
  static let capacity = 8
  static let ownCapacity = 3
  static let overflowCapacity = capacity - ownCapacity

  var first = SizeEntry()
  var second = SizeEntry()
  var third = SizeEntry()
  /// The proposal that the children of a stack were laid out for last.
  var laidOut = Proposal.impossible
  /// The proposal across that the order of service is for.
  var cross = 0.0
  /// Whether there is an order of service.
  var isOrdered = false
  /// The only child that has changed since a stack's children were laid out, counted in nodes from
  /// the stack, so that it may move with it; −1 for none.
  var changedChild: Int32 = -1
  /// Where the next answer goes.
  var next: UInt8 = 0
  /// The position of the other answers, −1 for none.
  var overflow: Int32 = -1
}

extension LayoutEngine {
  /// The size of a container: remembered from an equal proposal, or worked out.
  @inline(__always)
  func containerSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let memory = containers + Int(nodes[index].memory)
    if memory.pointee.first.answers(width, height) { return memory.pointee.first.size }
    if memory.pointee.second.answers(width, height) { return memory.pointee.second.size }
    if memory.pointee.third.answers(width, height) { return memory.pointee.third.size }
    if memory.pointee.overflow >= 0,
      let size = overflowedSize(memory.pointee.overflow, width, height)
    {
      return size
    }
    let size = computedContainerSize(index, width, height)
    remember(SizeEntry(proposal: Proposal(width: width, height: height), size: size), in: memory)
    return size
  }

  @inline(never)
  private func overflowedSize(_ overflow: Int32, _ width: Double, _ height: Double) -> Size? {
    let entries = overflows.elements + Int(overflow)
    for slot in 0..<ContainerMemory.overflowCapacity where entries[slot].answers(width, height) {
      return entries[slot].size
    }
    return nil
  }

  @inline(__always)
  private func remember(_ entry: SizeEntry, in memory: UnsafeMutablePointer<ContainerMemory>) {
    let next = memory.pointee.next
    memory.pointee.next = next + 1 == ContainerMemory.capacity ? 0 : next + 1
    switch next {
    case 0: memory.pointee.first = entry
    case 1: memory.pointee.second = entry
    case 2: memory.pointee.third = entry
    default: overflow(entry, Int(next) - ContainerMemory.ownCapacity, of: memory)
    }
  }

  @inline(never)
  private func overflow(
    _ entry: SizeEntry,
    _ slot: Int,
    of memory: UnsafeMutablePointer<ContainerMemory>
  ) {
    if memory.pointee.overflow < 0 {
      memory.pointee.overflow = Int32(overflows.count)
      for _ in 0..<ContainerMemory.overflowCapacity { overflows.append(SizeEntry()) }
    }
    overflows.elements[Int(memory.pointee.overflow) + slot] = entry
  }

  /// The size of a modifier: remembered from an equal proposal, or worked out.
  @inline(__always)
  func modifierSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let memory = modifiers + Int(nodes[index].memory)
    if memory.pointee.first.answers(width, height) { return memory.pointee.first.size }
    if memory.pointee.second.answers(width, height) { return memory.pointee.second.size }
    let size = computedModifierSize(index, width, height)
    // The newer one comes first.
    memory.pointee.second = memory.pointee.first
    memory.pointee.first = SizeEntry(
      proposal: Proposal(width: width, height: height),
      size: size
    )
    return size
  }

  /// Makes a node forget its answers, and a stack the order of its children.
  func forgetSizes(of index: Int) {
    guard nodes[index].memory >= 0 else { return }
    let position = Int(nodes[index].memory)
    guard nodes[index].kind.isContainer else {
      modifiers[position] = UnaryMemory()
      return
    }
    reset(position)
  }

  /// Makes a node forget what a child that has changed has made wrong.
  ///
  /// A stack knows still what its other children are laid out for, and its size with that.
  func forgetSizes(of index: Int, changedIn child: Int) {
    let kind = nodes[index].kind
    guard kind == .hStack || kind == .vStack else { return forgetSizes(of: index) }
    let position = Int(nodes[index].memory)
    let memory = containers[position]
    if memory.changedChild == child - index { return }
    reset(position)
    guard memory.changedChild < 0, !memory.laidOut.isIdentical(to: .impossible) else { return }
    let (width, height) = (memory.laidOut.width, memory.laidOut.height)
    for entry in [memory.first, memory.second, memory.third] where entry.answers(width, height) {
      containers[position].laidOut = memory.laidOut
      containers[position].changedChild = Int32(child - index)
      containers[position].first.size = entry.size
    }
  }

  private func reset(_ position: Int) {
    let overflow = containers[position].overflow
    containers[position] = ContainerMemory()
    guard overflow >= 0 else { return }
    containers[position].overflow = overflow
    for slot in 0..<ContainerMemory.overflowCapacity {
      overflows.elements[Int(overflow) + slot] = SizeEntry()
    }
  }
}

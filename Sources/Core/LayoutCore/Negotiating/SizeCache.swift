/// A cached size of a node for a proposal.
struct SizeEntry {
  var proposal = Proposal.impossible
  var size = Size.zero

  @inline(__always)
  func answers(_ width: Double, _ height: Double) -> Bool {
    proposal.width.bitPattern == width.bitPattern
      && proposal.height.bitPattern == height.bitPattern
  }
}

/// The sizes that a modifier caches: it gets few proposals (the measurements behind these numbers:
/// `docs/architecture/decisions.md`).
struct ModifierCache {
  var first = SizeEntry()
  var second = SizeEntry()
}

/// The sizes that a container caches, and the proposal for which its children are laid out.
///
/// Containers within containers get many proposals, most others few; so more than three sizes are
/// kept elsewhere.
struct ContainerCache {
  static let capacity = 8
  static let ownCapacity = 3
  static let overflowCapacity = capacity - ownCapacity

  var first = SizeEntry()
  var second = SizeEntry()
  var third = SizeEntry()
  /// The proposal for which the children of a stack were laid out last.
  var laidOut = Proposal.impossible
  /// The proposal across for which the order of service holds.
  var cross = 0.0
  /// Whether there is an order of service.
  var isOrdered = false
  /// The only child that has changed since a stack's children were laid out, −1 for none.
  var changedChild: Int32 = -1
  /// The index of the next answer to replace.
  var next: UInt8 = 0
  /// The position of the other sizes, −1 for none.
  var overflow: Int32 = -1
}

extension LayoutEngine {
  /// The size of a container: cached for an equal proposal, or computed.
  @inline(__always)
  func containerSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let cache = containers + Int(nodes[index].cache)
    if cache.pointee.first.answers(width, height) { return cache.pointee.first.size }
    if cache.pointee.second.answers(width, height) { return cache.pointee.second.size }
    if cache.pointee.third.answers(width, height) { return cache.pointee.third.size }
    if cache.pointee.overflow >= 0,
      let size = overflowedSize(cache.pointee.overflow, width, height)
    {
      return size
    }
    let size = computedSize(index, width, height)
    remember(SizeEntry(proposal: Proposal(width: width, height: height), size: size), in: cache)
    return size
  }

  @inline(never)
  private func overflowedSize(_ overflow: Int32, _ width: Double, _ height: Double) -> Size? {
    let entries = overflows.elements + Int(overflow)
    for slot in 0..<ContainerCache.overflowCapacity where entries[slot].answers(width, height) {
      return entries[slot].size
    }
    return nil
  }

  @inline(__always)
  private func remember(_ entry: SizeEntry, in cache: BufferView<ContainerCache>) {
    let next = cache.pointee.next
    cache.pointee.next = next + 1 == ContainerCache.capacity ? 0 : next + 1
    switch next {
    case 0: cache.pointee.first = entry
    case 1: cache.pointee.second = entry
    case 2: cache.pointee.third = entry
    default: overflow(entry, Int(next) - ContainerCache.ownCapacity, of: cache)
    }
  }

  @inline(never)
  private func overflow(
    _ entry: SizeEntry,
    _ slot: Int,
    of cache: BufferView<ContainerCache>
  ) {
    if cache.pointee.overflow < 0 {
      cache.pointee.overflow = Int32(overflows.count)
      for _ in 0..<ContainerCache.overflowCapacity { overflows.append(SizeEntry()) }
    }
    overflows.elements[Int(cache.pointee.overflow) + slot] = entry
  }

  /// The size of a modifier: cached for an equal proposal, or computed.
  @inline(__always)
  func modifierSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let cache = modifiers + Int(nodes[index].cache)
    if cache.pointee.first.answers(width, height) { return cache.pointee.first.size }
    if cache.pointee.second.answers(width, height) { return cache.pointee.second.size }
    let size = computedSize(index, width, height)
    // The newer one comes first.
    cache.pointee.second = cache.pointee.first
    cache.pointee.first = SizeEntry(
      proposal: Proposal(width: width, height: height),
      size: size
    )
    return size
  }

  /// Drops the cached sizes of a node, and the order of a stack's children.
  func forgetSizes(of index: Int) {
    let position = Int(nodes[index].cache)
    if position < 0 { return }
    guard nodes[index].flags.contains(.isContainer) else {
      modifiers[position] = ModifierCache()
      return
    }
    reset(position)
  }

  /// Drops the cached sizes of a node that a changed child invalidates.
  ///
  /// A stack keeps the layout of its other children, and its size with that.
  func forgetSizes(of index: Int, changedIn child: Int) {
    guard case .stack = nodes[index].kind else { return forgetSizes(of: index) }
    let position = Int(nodes[index].cache)
    let cache = containers[position]
    if cache.changedChild == Int32(child) { return }
    reset(position)
    guard cache.changedChild < 0, !cache.laidOut.isIdentical(to: .impossible) else { return }
    let (width, height) = (cache.laidOut.width, cache.laidOut.height)
    for entry in [cache.first, cache.second, cache.third] where entry.answers(width, height) {
      containers[position].laidOut = cache.laidOut
      containers[position].changedChild = Int32(child)
      containers[position].first.size = entry.size
    }
  }

  private func reset(_ position: Int) {
    let overflow = containers[position].overflow
    containers[position] = ContainerCache()
    guard overflow >= 0 else { return }
    containers[position].overflow = overflow
    for slot in 0..<ContainerCache.overflowCapacity {
      overflows.elements[Int(overflow) + slot] = SizeEntry()
    }
  }
}

public import LayoutCore

/// The elements of data in a lazy container that have views: those that are or were near the
/// viewport of the scroll view around (V10.20).
@MainActor
public final class LazyRows: GraphObserver {
  /// The number of elements with views before the first layout.
  static let firstCount = 24

  /// The node of the data, whose children are the elements that have views, in their order.
  private unowned let node: GraphNode
  /// The axis along which the elements follow each other.
  public let axis: Axis
  /// The number of elements.
  public private(set) var count = 0
  /// The position of each child among the elements.
  public private(set) var positions: [Int] = []
  /// The ranges of elements near the viewport, whose views are to be made.
  private var wanted: [Range<Int>] = []
  /// The size of the elements, once some have been laid out.
  private var pitch: RowExtentEstimate?
  /// The length of the container across its axis when the pitch was measured.
  private var measuredAcross = 0.0

  init(of node: GraphNode, along axis: Axis) {
    self.node = node
    self.axis = axis
    node.graph.observe(self)
  }

  /// Notes that the node was removed.
  public func end() { node.graph.stopObserving(self) }

  /// Whether elements are left that have no views.
  public var isIncomplete: Bool { positions.count < count }

  /// Makes the views of the remaining elements.
  func makeAll() { if isIncomplete { node.invalidate() } }

  // MARK: Choosing

  /// Chooses the elements that have views.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - key: The identity of an element.
  /// - Returns: Their positions.
  public func choose(of count: Int, key: (Int) -> ChildKey) -> [Int] {
    self.count = count
    if node.graph.makesAllRows || count <= LazyRows.firstCount {
      positions = Array(0..<count)
      return positions
    }
    let known = Set(node.children.map(\.key))
    var chosen = (0..<count).filter { index in
      wanted.contains { $0.contains(index) } || (!known.isEmpty && known.contains(key(index)))
    }
    wanted = []
    if chosen.isEmpty { chosen = Array(0..<LazyRows.firstCount) }
    positions = chosen
    return chosen
  }

  // MARK: Emitting

  /// Adds room for the elements without views right before a child of the node, or after all of
  /// them.
  public func emitRoom(before child: Int, into emitter: inout TreeEmitter) {
    let start = child == 0 ? 0 : positions[child - 1] + 1
    let end = child < positions.count ? positions[child] : count
    guard start < end else { return }
    let length = room(from: start, to: end)
    if length > 0 { emitter.builder.leaf(.unmadeRows(axis, length: length)) }
  }

  /// The length of the room for the elements without views between two positions.
  private func room(from start: Int, to end: Int) -> Double {
    guard let pitch else { return 0 }
    return pitch.room(for: end - start, isBetween: start > 0 && end < count)
  }

  // MARK: Measuring

  /// Requests the elements near the viewport.
  public func didLayOut(_ result: LayoutResult) {
    guard isIncomplete, !node.graph.makesAllRows, !node.isDirty else { return }
    guard let scroll = node.scrollNode(along: axis), let container = node.lazyContainer?.node
    else { return }
    guard let shown = scroll.geometry(in: result)?.frame(in: .global),
      let frame = container.geometry(in: result)?.frame(in: .global)
    else {
      // Views made while a geometry reader is laid out have no known place; all others without a
      // place are not shown.
      if node.graph.contentHostCount > 0 { want([0..<count]) }
      return
    }
    let extents = node.children.map { $0.extent(in: result, along: axis) }
    let isReversed = LazyGroup.runsBackwards(extents)
    let groups = LazyGroup.groups(
      zip(positions, extents).map { ($0, isReversed ? $1?.reversed : $1) }
    )
    chooseNear(
      shown.range(along: axis, isReversed: isReversed),
      groups,
      start: frame.range(along: axis, isReversed: isReversed).lowerBound,
      across: frame.size[axis.perpendicular]
    )
  }

  /// Requests the elements near a visible range.
  private func chooseNear(
    _ shown: ClosedRange<Double>,
    _ groups: [LazyGroup],
    start: Double,
    across: Double
  ) {
    measure(groups, across: across)
    guard let pitch else {
      // Too few have been laid out to estimate the others.
      let end = min(max(positions.count * 2, LazyRows.firstCount), count)
      return want([0..<end])
    }
    let margin = (shown.upperBound - shown.lowerBound) / 2
    var needed: [Range<Int>] = []
    for gap in gaps(between: groups, start: start) {
      let first = (shown.lowerBound - margin - gap.origin) / pitch.length
      let last = (shown.upperBound + margin - gap.origin) / pitch.length
      let range = gap.positions
      let start = range.lowerBound + pitch.index(first.rounded(.down), in: range)
      let end = range.lowerBound + pitch.index(last.rounded(.up), in: range)
      if start < end { needed.append(pitch.wholeGroups(start..<end).clamped(to: range)) }
    }
    if !needed.isEmpty { want(needed) }
  }

  private func want(_ ranges: [Range<Int>]) {
    wanted = ranges
    node.invalidate()
  }

  /// Measures the elements once; the estimate then stays, or all elements after them would move.
  private func measure(_ groups: [LazyGroup], across: Double) {
    if pitch != nil, measuredAcross == across { return }
    guard let measured = RowExtentEstimate(groups) else { return }
    measuredAcross = across
    if measured == pitch { return }
    pitch = measured
    node.graph.noteRestructured()
  }

  /// The ranges of elements without views, and their starts in the scene.
  private func gaps(
    between groups: [LazyGroup],
    start: Double
  ) -> [(positions: Range<Int>, origin: Double)] {
    var gaps: [(positions: Range<Int>, origin: Double)] = []
    var (next, origin) = (0, start)
    var group = 0
    for position in positions {
      if position > next {
        let length = room(from: next, to: position)
        // The first gap ends at the start of the elements after it, whatever is before it.
        if next == 0, let first = groups.first { origin = first.start - length }
        gaps.append((next..<position, origin))
      }
      next = position + 1
      while group < groups.count, groups[group].positions.upperBound < position { group += 1 }
      if group < groups.count, groups[group].positions.contains(position) {
        origin = groups[group].end
      }
    }
    if next < count { gaps.append((next..<count, origin)) }
    return gaps
  }
}

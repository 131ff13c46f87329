/// The grids `LazyVGrid` and `LazyHGrid` (L22).
///
/// Every existing cell is laid out; room for others is a separate group (L22.8). Across means
/// across the axis along which the grid grows.
struct LazyGridNode: ContainerNode {
  /// Position among the lazy grids.
  var position: Int32

  private func grid(in engine: LayoutEngine) -> LazyGrid {
    engine.tree.table.lazyGrids[Int(position)]
  }

  /// The size of a lazy grid: its whole proposal across its axis, or more if its tracks need it.
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let grid = grid(in: engine)
    let across = Proposal(width: width, height: height)[grid.axis.perpendicular]
    let offered = across.unspecified(or: idealAcross(node, grid, engine))
    let (tracks, length) = grid.tracks(dividing: offered)
    let main = forEachGroup(node, grid, tracks, engine) { _, _, _ in }
    return grid.axis == .vertical
      ? Size(width: length, height: main) : Size(width: main, height: length)
  }

  /// Divides the grid's own length anew, which gives other tracks if they did not fit at first
  /// (L22.2), and places the cells.
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let grid = grid(in: engine)
    let (tracks, _) = grid.tracks(dividing: size[grid.axis.perpendicular])
    _ = forEachGroup(node, grid, tracks, engine) { first, start, length in
      if engine.nodes[first].isRoom { return placeRoom(first, at: start, grid.axis, engine) }
      var cell = first
      for track in tracks where cell >= 0 && !engine.nodes[cell].isRoom {
        place(cell, in: track, start, length, grid, engine)
        cell = engine.nodes.next(after: cell)
      }
    }
  }

  /// The length across for a proposal of nil: the ideal lengths of the first group (L22.6).
  private func idealAcross(_ node: Int, _ grid: LazyGrid, _ engine: LayoutEngine) -> Double {
    var sum = 0.0
    var child = engine.nodes.firstChild(of: node)
    for item in grid.items.indices {
      guard child >= 0 else { break }
      sum += engine.size(child, .nan, .nan)[grid.axis.perpendicular]
      if item + 1 < grid.items.count { sum += grid.spacing(behind: item) }
      child = engine.nodes.next(after: child)
    }
    return sum
  }

  /// Measures the groups of cells side by side, one after the other.
  ///
  /// - Parameter body: Called for each group, with its first cell, its start and its length.
  /// - Returns: The length of all groups together.
  private func forEachGroup(
    _ node: Int,
    _ grid: LazyGrid,
    _ tracks: [LazyGrid.Track],
    _ engine: LayoutEngine,
    _ body: (Int, Double, Double) -> Void
  ) -> Double {
    let nodes = engine.nodes
    var position = 0.0
    var previous = -1
    var first = nodes.firstChild(of: node)
    while first >= 0 {
      var longest = 0.0
      var count = 0
      var cell = first
      if nodes[first].isRoom {
        longest = engine.size(first, .nan, .nan)[grid.axis]
        body(first, position, longest)
        position += longest
        previous = -1
        first = nodes.next(after: first)
        continue
      }
      for track in tracks where cell >= 0 && !nodes[cell].isRoom {
        let proposal = Proposal(main: .nan, cross: track.length, axis: grid.axis)
        longest = max(longest, engine.size(cell, proposal.width, proposal.height)[grid.axis])
        cell = nodes.next(after: cell)
        count += 1
      }
      if previous >= 0 {
        position += grid.spacing ?? preferredGap(previous, first, count, node, grid.axis, engine)
      }
      body(first, position, longest)
      position += longest
      previous = first
      first = cell
    }
    return position
  }

  /// The largest distance that any cell of a group prefers from the one before it in its track
  /// (L22.5).
  private func preferredGap(
    _ previous: Int,
    _ first: Int,
    _ count: Int,
    _ node: Int,
    _ axis: Axis,
    _ engine: LayoutEngine
  ) -> Double {
    let (nodes, tree) = (engine.nodes, engine.tree)
    var largest = -Double.infinity
    var (before, cell) = (previous, first)
    for _ in 0..<count {
      let distance = tree.table.spacings[Int(nodes[before].spacing)].preferredDistance(
        to: tree.table.spacings[Int(nodes[cell].spacing)],
        along: axis,
        in: nodes[node].direction
      )
      largest = max(largest, distance ?? ViewSpacing.systemDefault)
      before = nodes.next(after: before)
      cell = nodes.next(after: cell)
    }
    return largest
  }

  /// Proposes its track and the length of its group to a cell, and aligns it there (L22.5).
  private func place(
    _ cell: Int,
    in track: LazyGrid.Track,
    _ start: Double,
    _ length: Double,
    _ grid: LazyGrid,
    _ engine: LayoutEngine
  ) {
    let area = Proposal(main: length, cross: track.length, axis: grid.axis)
    engine.propose(area, to: cell)
    let alignment = grid.items[track.item].alignment ?? grid.alignment
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    let size = Size(width: area.width, height: area.height)
    let x = grid.axis == .vertical ? track.start : start
    let y = grid.axis == .vertical ? start : track.start
    engine.states[cell].x =
      x + engine.frameGuide(horizontal, size) - engine.childGuide(horizontal, of: cell)
    engine.states[cell].y =
      y + engine.frameGuide(vertical, size) - engine.childGuide(vertical, of: cell)
  }

  /// Places the room of rows that have not been made.
  private func placeRoom(_ room: Int, at start: Double, _ axis: Axis, _ engine: LayoutEngine) {
    engine.propose(Proposal(main: .nan, cross: .nan, axis: axis), to: room)
    engine.states[room].x = axis == .vertical ? 0 : start
    engine.states[room].y = axis == .vertical ? start : 0
  }

  // MARK: Summing up

  /// A lazy grid's size is not known in advance, and it passes no guide on.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .mayShrink)
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .unknown }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { StandardSpacing.plain.rawValue }
}

/// Distributing lengths among columns and rows.
extension GridNode {
  /// Sizes columns and rows for a proposal, in the grid's tracks, and returns its size.
  @inline(never)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let grid = grid(in: engine)
    let tracks = engine.tracks
    engine.gridProposals[Int(position)] = Proposal(width: width, height: height)
    let gaps = Size(
      width: grid.columnGaps.reduce(0, +),
      height: grid.rowGaps.reduce(0, +)
    )
    let share = max(leftover(height, without: gaps.height) / Double(grid.rows.count), 0)
    let rowShare = height.isNaN ? height : share
    let columns = tracks + grid.firstTrack
    serve(columns, grid.columnCount, width, gaps.width, .horizontal, grid, engine) {
      column,
      offer in
      measureColumn(column, Proposal(width: offer, height: rowShare), grid, engine)
    }
    widenColumns(width, gaps.width, rowShare, grid, engine)
    serve(
      columns + grid.columnCount,
      grid.rows.count,
      height,
      gaps.height,
      .vertical,
      grid,
      engine
    ) { row, offer in
      measureRow(row, offer, grid, engine)
    }
    return Size(
      width: lengths(columns, grid.columnCount) + gaps.width,
      height: lengths(columns + grid.columnCount, grid.rows.count) + gaps.height
    )
  }

  // MARK: Sharing

  /// The rest of a length; ∞ − ∞ leaves everything as it was.
  private func leftover(_ length: Double, without taken: Double) -> Double {
    let rest = length - taken
    return rest.isNaN ? length : rest
  }

  private func lengths(_ tracks: BufferView<GridTrack>, _ count: Int) -> Double {
    var sum = 0.0
    for track in 0..<count { sum += tracks[track].length }
    return sum
  }

  /// Distributes a length among tracks as a stack does among its children.
  ///
  /// - Parameter measure: Sets a track's length for a proposal.
  private func serve(
    _ tracks: BufferView<GridTrack>,
    _ count: Int,
    _ length: Double,
    _ gaps: Double,
    _ axis: Axis,
    _ grid: Grid,
    _ engine: LayoutEngine,
    _ measure: (Int, Double) -> Void
  ) {
    var available = leftover(length, without: gaps)
    // Nil, 0 and ∞ are proposed to all alike, in any order (L10.2 and L31.10).
    let isSameForAll =
      length.isNaN || count == 1
      || (engine.usesShortcuts && gaps >= 0 && (length == 0 || length == .infinity))
    if isSameForAll {
      let offer = length.isNaN ? length : max(available, 0)
      for track in 0..<count { measure(track, offer) }
      if length.isNaN || count == 1 || !hasNegativeLength(tracks, count) { return }
    }
    for track in 0..<count {
      measure(track, 0)
      let minimum = tracks[track].length
      measure(track, .infinity)
      tracks[track].flexibility = Flexibility(minimum: minimum, maximum: tracks[track].length)
    }
    order(tracks, count)
    var remaining = Double(count)
    for turn in 0..<count {
      let track = Int(tracks[turn].turn)
      measure(track, max(available / remaining, 0))
      available = leftover(available, without: tracks[track].length)
      remaining -= 1
    }
  }

  private func hasNegativeLength(
    _ tracks: BufferView<GridTrack>,
    _ count: Int
  ) -> Bool {
    for track in 0..<count where tracks[track].length < 0 { return true }
    return false
  }

  /// Orders tracks by their flexibility, equal ones as declared.
  private func order(_ tracks: BufferView<GridTrack>, _ count: Int) {
    for turn in 0..<count {
      let flexibility = tracks[turn].flexibility
      var hole = turn
      while hole > 0,
        flexibility.precedes(tracks[Int(tracks[hole - 1].turn)].flexibility)
      {
        tracks[hole].turn = tracks[hole - 1].turn
        hole -= 1
      }
      tracks[hole].turn = Int32(turn)
    }
  }

  // MARK: Columns and rows

  /// The extents of cells on both sides of their alignment line, and the length of the others.
  private struct Extent {
    var reach = GuideScope()
    var longest = 0.0

    /// Sets a track to the extents of its cells.
    func apply(to track: inout GridTrack) {
      track.reach = reach.isEmpty ? 0 : reach.length
      track.line = reach.isEmpty ? 0 : reach.before
      track.length = max(track.reach, longest)
    }
  }

  private func measureColumn(
    _ column: Int,
    _ proposal: Proposal,
    _ grid: Grid,
    _ engine: LayoutEngine
  ) {
    var extent = Extent()
    for position in grid.columnStarts[column]..<grid.columnStarts[column + 1] {
      include(grid.cells[grid.columnCells[position]], .horizontal, proposal, &extent, engine)
    }
    extent.apply(to: &engine.tracks[grid.firstTrack + column])
  }

  private func measureRow(
    _ row: Int,
    _ height: Double,
    _ grid: Grid,
    _ engine: LayoutEngine
  ) {
    var extent = Extent()
    for position in grid.rows[row] {
      let cell = grid.cells[position]
      guard !cell.unsizedAxes.contains(Axis.vertical) else { continue }
      let proposal = Proposal(width: width(of: cell, grid, engine), height: height)
      include(cell, .vertical, proposal, &extent, engine)
    }
    extent.apply(to: &engine.tracks[grid.firstTrack + grid.columnCount + row])
  }

  private func include(
    _ cell: Grid.Cell,
    _ axis: Axis,
    _ proposal: Proposal,
    _ extent: inout Extent,
    _ engine: LayoutEngine
  ) {
    let node = Int(cell.node)
    engine.propose(proposal, to: node)
    let length = engine.states[node].size[axis]
    if cell.anchor != nil || length == .infinity {
      extent.longest = max(extent.longest, length)
    } else {
      let key = axis == .horizontal ? cell.horizontal : cell.vertical
      extent.reach.include(guide: engine.childGuide(key, of: node), length: length)
    }
  }

  /// The width of a cell's columns and the gaps between them (L21.5).
  func width(of cell: Grid.Cell, _ grid: Grid, _ engine: LayoutEngine) -> Double {
    let tracks = engine.tracks
    let first = Int(cell.column)
    var width = tracks[grid.firstTrack + first].length
    for column in first..<first + Int(cell.span) - 1 {
      width += grid.columnGaps[column] + tracks[grid.firstTrack + column + 1].length
    }
    return width
  }

  /// Makes room for the cells of several columns.
  private func widenColumns(
    _ width: Double,
    _ gaps: Double,
    _ height: Double,
    _ grid: Grid,
    _ engine: LayoutEngine
  ) {
    let tracks = engine.tracks
    for position in grid.spanningCells {
      let cell = grid.cells[position]
      let own = self.width(of: cell, grid, engine)
      let taken = lengths(tracks + grid.firstTrack, grid.columnCount) + gaps
      let free = max(leftover(width, without: taken), 0)
      let offer = Proposal(width: width.isNaN ? width : own + free, height: height)
      engine.propose(offer, to: Int(cell.node))
      let excess = engine.states[Int(cell.node)].width - own
      guard excess > 0 else { continue }
      for column in Int(cell.column)..<Int(cell.column + cell.span) {
        tracks[grid.firstTrack + column].length += excess / Double(cell.span)
      }
    }
  }
}

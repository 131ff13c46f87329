/// `Grid` (section 21 of the semantics). In which order it asks its cells is not public; ours:
///
/// 1. Columns share the width as the children of an HStack do: the less flexible first, each as wide
///    as its widest cell (L10.4, L10.5 and L21.2). Cells are asked with an equal share of the
///    height.
/// 2. A cell of several columns may take them and all that is left; what it needs beyond them they
///    gain in equal parts.
/// 3. Rows share the height in the same way, with the widths of their cells known.
/// 4. Every cell is proposed its columns and its row, and lies in them by its alignment (L21.3).
extension LayoutEngine {
  /// Works out columns and rows for a proposal, in the grid's tracks, and answers its size.
  @inline(never)
  func layoutGrid(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let position = Int(nodes[index].extra)
    let grid = tree.grids[position]
    gridProposals[position] = Proposal(width: width, height: height)
    let gaps = Size(
      width: grid.columnGaps.reduce(0, +),
      height: grid.rowGaps.reduce(0, +)
    )
    let share = max(leftover(height, without: gaps.height) / Double(grid.rows.count), 0)
    let rowShare = height.isNaN ? height : share
    let columns = tracks + grid.firstTrack
    serve(columns, grid.columnCount, width, gaps.width, .horizontal, grid) { column, offer in
      measureColumn(column, Proposal(width: offer, height: rowShare), grid)
    }
    widenColumns(width, gaps.width, rowShare, grid)
    serve(columns + grid.columnCount, grid.rows.count, height, gaps.height, .vertical, grid) {
      row,
      offer in
      measureRow(row, offer, grid)
    }
    return Size(
      width: lengths(columns, grid.columnCount) + gaps.width,
      height: lengths(columns + grid.columnCount, grid.rows.count) + gaps.height
    )
  }

  // MARK: Sharing

  /// What is left of a length; ∞ − ∞ leaves everything as it was.
  private func leftover(_ length: Double, without taken: Double) -> Double {
    let rest = length - taken
    return rest.isNaN ? length : rest
  }

  private func lengths(_ tracks: UnsafeMutablePointer<GridTrack>, _ count: Int) -> Double {
    var sum = 0.0
    for track in 0..<count { sum += tracks[track].length }
    return sum
  }

  /// Shares a length among tracks as a stack does among its children.
  ///
  /// - Parameter measure: Sets a track's length for what it is offered.
  private func serve(
    _ tracks: UnsafeMutablePointer<GridTrack>,
    _ count: Int,
    _ length: Double,
    _ gaps: Double,
    _ axis: Axis,
    _ grid: Grid,
    _ measure: (Int, Double) -> Void
  ) {
    var available = leftover(length, without: gaps)
    // Nil, 0 and ∞ are offered to all alike, in whatever order (L10.2 and L31.10).
    let isSameForAll =
      length.isNaN || count == 1
      || (usesShortcuts && gaps >= 0 && (length == 0 || length == .infinity))
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
    _ tracks: UnsafeMutablePointer<GridTrack>,
    _ count: Int
  ) -> Bool {
    for track in 0..<count where tracks[track].length < 0 { return true }
    return false
  }

  /// Orders tracks by how far they can stretch, equal ones as declared.
  private func order(_ tracks: UnsafeMutablePointer<GridTrack>, _ count: Int) {
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

  /// What cells reach from the line on which their guides meet, and how long the others are.
  private struct Extent {
    var reach = Reach()
    var longest = 0.0

    /// Sets a track to what its cells need.
    func apply(to track: inout GridTrack) {
      track.reach = reach.isEmpty ? 0 : reach.length
      track.line = reach.isEmpty ? 0 : reach.before
      track.length = max(track.reach, longest)
    }
  }

  private func measureColumn(_ column: Int, _ proposal: Proposal, _ grid: Grid) {
    var extent = Extent()
    for position in grid.columnStarts[column]..<grid.columnStarts[column + 1] {
      include(grid.cells[grid.columnCells[position]], .horizontal, proposal, &extent)
    }
    extent.apply(to: &tracks[grid.firstTrack + column])
  }

  private func measureRow(_ row: Int, _ height: Double, _ grid: Grid) {
    var extent = Extent()
    for position in grid.rows[row] {
      let cell = grid.cells[position]
      guard !cell.unsizedAxes.contains(Axis.vertical) else { continue }
      let proposal = Proposal(width: width(of: cell, grid), height: height)
      include(cell, .vertical, proposal, &extent)
    }
    extent.apply(to: &tracks[grid.firstTrack + grid.columnCount + row])
  }

  private func include(
    _ cell: Grid.Cell,
    _ axis: Axis,
    _ proposal: Proposal,
    _ extent: inout Extent
  ) {
    let node = Int(cell.node)
    ask(node, proposal)
    let length = states[node].size[axis]
    if cell.anchor != nil || length == .infinity {
      extent.longest = max(extent.longest, length)
    } else {
      let key = axis == .horizontal ? cell.horizontal : cell.vertical
      extent.reach.include(guide: childGuide(key, of: node), length: length)
    }
  }

  /// The width of a cell's columns and the gaps between them (L21.5).
  private func width(of cell: Grid.Cell, _ grid: Grid) -> Double {
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
    _ grid: Grid
  ) {
    for position in grid.spanningCells {
      let cell = grid.cells[position]
      let own = self.width(of: cell, grid)
      let taken = lengths(tracks + grid.firstTrack, grid.columnCount) + gaps
      let free = max(leftover(width, without: taken), 0)
      ask(Int(cell.node), Proposal(width: width.isNaN ? width : own + free, height: height))
      let excess = states[Int(cell.node)].width - own
      guard excess > 0 else { continue }
      for column in Int(cell.column)..<Int(cell.column + cell.span) {
        tracks[grid.firstTrack + column].length += excess / Double(cell.span)
      }
    }
  }

  // MARK: Placing

  /// Places the cells of a grid.
  func placeGrid(_ index: Int, _ proposal: Proposal) {
    let position = Int(nodes[index].extra)
    let grid = tree.grids[position]
    if !gridProposals[position].isIdentical(to: proposal) {
      _ = layoutGrid(index, proposal.width, proposal.height)
    }
    var y = 0.0
    for (row, cells) in grid.rows.enumerated() {
      let track = tracks[grid.firstTrack + grid.columnCount + row]
      var x = 0.0
      var column = 0
      for position in cells {
        let cell = grid.cells[position]
        while column < cell.column {
          x += tracks[grid.firstTrack + column].length + grid.columnGaps[column]
          column += 1
        }
        let bounds = Rect(x: x, y: y, width: width(of: cell, grid), height: track.length)
        place(cell, in: bounds, row: track, grid)
      }
      y += track.length + grid.rowGaps[row]
    }
  }

  private func place(_ cell: Grid.Cell, in bounds: Rect, row: GridTrack, _ grid: Grid) {
    let node = Int(cell.node)
    ask(node, Proposal(bounds.size))
    let size = states[node].size
    if let anchor = cell.anchor {
      states[node].x = bounds.minX + (bounds.width - size.width) * anchor.x
      states[node].y = bounds.minY + (bounds.height - size.height) * anchor.y
      return
    }
    let line =
      cell.span == 1
      ? line(tracks[grid.firstTrack + Int(cell.column)], cell.horizontal)
      : frameGuide(cell.horizontal, bounds.size)
    states[node].x = bounds.minX + line - childGuide(cell.horizontal, of: node)
    states[node].y =
      bounds.minY + self.line(row, cell.vertical) - childGuide(cell.vertical, of: node)
  }

  /// Where the guides of a track's cells meet: what is longer than the cells need lies before them,
  /// behind them or on both sides, as the guide says.
  private func line(_ track: GridTrack, _ key: AlignmentKey) -> Double {
    let slack = track.length - track.reach
    switch key {
    case .horizontalCenter, .verticalCenter: return track.line + slack / 2
    case .trailing, .bottom: return track.line + slack
    default: return track.line
    }
  }
}

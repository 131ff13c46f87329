/// `Grid` (L21). The order in which it measures its cells is not public; ours:
///
/// 1. Columns share the width as the children of an HStack do: the less flexible first, each as wide
///    as its widest cell (L10.4, L10.5 and L21.2). Cells are measured with an equal share of the
///    height.
/// 2. A cell of several columns may take them and all that is left; the rest that it needs is added
///    to them in equal parts.
/// 3. Rows share the height in the same way, with the widths of their cells known.
/// 4. Every cell is proposed its columns and its row, and placed in them by its alignment (L21.3).
struct GridNode: ContainerNode {
  /// Position among the grids.
  var position: Int32

  func grid(in engine: LayoutEngine) -> Grid { engine.tree.table.grids[Int(position)] }

  // MARK: Summing up

  /// A grid of rigid cells is rigid, unless guides may move them; for any other nothing is known.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    var flags = LayoutNode.Flags.fixed
    var guides: GuideMask = []
    for child in table.nodes.children(of: node) {
      flags.formIntersection(table.nodes[child].flags)
      guides.formUnion(table.nodes[child].guides)
    }
    let isRigid = flags.isSuperset(of: [.rigid, .ignoresProposal]) && guides.isEmpty
    return NodeSummary(
      flags: isRigid ? flags : .mayShrink,
      guides: guides.subtracting(.confinedToView)
    )
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .unknown }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    let children = table.childSpacings(of: node)
    return table.add(ViewSpacing(unionOf: children.map { table.spacings[$0] }))
  }

  // MARK: Placing

  /// Places the cells of a grid.
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let grid = grid(in: engine)
    let tracks = engine.tracks
    if !engine.gridProposals[Int(position)].isIdentical(to: proposal) {
      _ = self.size(node, proposal.width, proposal.height, in: engine)
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
        let bounds = Rect(x: x, y: y, width: width(of: cell, grid, engine), height: track.length)
        place(cell, in: bounds, row: track, grid, engine)
      }
      y += track.length + grid.rowGaps[row]
    }
  }

  private func place(
    _ cell: Grid.Cell,
    in bounds: Rect,
    row: GridTrack,
    _ grid: Grid,
    _ engine: LayoutEngine
  ) {
    let states = engine.states
    let node = Int(cell.node)
    engine.propose(Proposal(bounds.size), to: node)
    let size = states[node].size
    if let anchor = cell.anchor {
      states[node].x = bounds.minX + (bounds.width - size.width) * anchor.x
      states[node].y = bounds.minY + (bounds.height - size.height) * anchor.y
      return
    }
    let line =
      cell.span == 1
      ? line(engine.tracks[grid.firstTrack + Int(cell.column)], cell.horizontal)
      : engine.frameGuide(cell.horizontal, bounds.size)
    states[node].x = bounds.minX + line - engine.childGuide(cell.horizontal, of: node)
    states[node].y =
      bounds.minY + self.line(row, cell.vertical) - engine.childGuide(cell.vertical, of: node)
  }

  /// The alignment line of a track: length that its cells do not need lies before them,
  /// behind them or on both sides, by the guide.
  private func line(_ track: GridTrack, _ key: AlignmentKey) -> Double {
    let slack = track.length - track.reach
    switch key {
    case .horizontalCenter, .verticalCenter: return track.line + slack / 2
    case .trailing, .bottom: return track.line + slack
    default: return track.line
    }
  }
}

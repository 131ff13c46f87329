extension TreeResolver {
  /// Writes down a grid whose cells are complete, with the gaps between columns and rows.
  mutating func addGrid(_ index: Int, _ draft: (cells: [Grid.Cell], columnCount: Int)) {
    guard
      case .grid(_, let horizontal, let vertical) = content(of: Int(nodes[index].view))
    else { return }
    let rows = Grid.rows(of: draft.cells)
    nodes[index].extra = Int32(grids.count)
    grids.append(
      Grid(
        cells: draft.cells,
        columnCount: draft.columnCount,
        columnGaps: columnGaps(draft.cells, rows, draft.columnCount, horizontal, index),
        rowGaps: rowGaps(draft.cells, rows, vertical, index),
        firstTrack: trackCount
      )
    )
    trackCount += draft.columnCount + rows.count
  }

  /// The node of a lazy grid.
  mutating func lazyGrid(_ grid: LazyGrid, view: Int) -> LayoutNode {
    var node = LayoutNode(.lazyGrid, view: view, parent: -1)
    node.extra = Int32(lazyGrids.count)
    lazyGrids.append(grid)
    return node
  }

  /// The gap behind each column: the widest that any row wants there (L21.6).
  private func columnGaps(
    _ cells: [Grid.Cell],
    _ rows: [Range<Int>],
    _ columnCount: Int,
    _ spacing: Double?,
    _ index: Int
  ) -> [Double] {
    var gaps = [Double?](repeating: spacing, count: max(columnCount, 1))
    if spacing == nil {
      for row in rows {
        for (previous, next) in zip(row, row.dropFirst()) {
          let gap = distance(cells[previous], cells[next], .horizontal, index)
          let column = Int(cells[next].column) - 1
          gaps[column] = max(gaps[column] ?? gap, gap)
        }
      }
    }
    gaps[gaps.count - 1] = 0
    return gaps.map { $0 ?? ViewSpacing.systemDefault }
  }

  /// The gap behind each row: the widest that any two cells want which lie one above the other.
  private func rowGaps(
    _ cells: [Grid.Cell],
    _ rows: [Range<Int>],
    _ spacing: Double?,
    _ index: Int
  ) -> [Double] {
    var gaps = [Double?](repeating: spacing, count: max(rows.count, 1))
    if spacing == nil {
      for (row, next) in zip(rows.indices, rows.dropFirst()) {
        var above = rows[row]
        for below in next {
          while let first = above.first, cells[first].end <= cells[below].column {
            above.removeFirst()
          }
          for cell in above.prefix(while: { cells[$0].column < cells[below].end }) {
            let gap = distance(cells[cell], cells[below], .vertical, index)
            gaps[row] = max(gaps[row] ?? gap, gap)
          }
        }
      }
    }
    gaps[gaps.count - 1] = 0
    return gaps.map { $0 ?? ViewSpacing.systemDefault }
  }

  private func distance(
    _ previous: Grid.Cell,
    _ next: Grid.Cell,
    _ axis: Axis,
    _ index: Int
  ) -> Double {
    table.distance(
      from: Int(nodes[Int(previous.node)].spacing),
      to: Int(nodes[Int(next.node)].spacing),
      along: axis,
      in: nodes[index].direction
    )
  }
}

extension Grid.Cell {
  /// The column behind the last one of the cell.
  fileprivate var end: Int32 { column + span }
}

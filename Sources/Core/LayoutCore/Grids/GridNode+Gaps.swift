/// The gaps between columns and rows (L21.6).
extension GridNode {
  func updateGaps(_ node: Int, in table: inout NodeTable) {
    let grid = table.grids[Int(position)]
    table.grids[Int(position)] = Grid(
      grid,
      columnGaps: columnGaps(of: grid, node, in: table),
      rowGaps: rowGaps(of: grid, node, in: table)
    )
  }

  /// The gap after each column: the widest that any row prefers there (L21.6).
  private func columnGaps(
    of grid: Grid,
    _ node: Int,
    in table: borrowing NodeTable
  ) -> [Double] {
    let (cells, rows, spacing) = (grid.cells, grid.rows, grid.horizontalSpacing)
    var gaps = [Double?](repeating: spacing, count: max(grid.columnCount, 1))
    if spacing == nil {
      for row in rows {
        for (previous, next) in zip(row, row.dropFirst()) {
          let gap = distance(cells[previous], cells[next], .horizontal, node, table)
          let column = Int(cells[next].column) - 1
          gaps[column] = max(gaps[column] ?? gap, gap)
        }
      }
    }
    gaps[gaps.count - 1] = 0
    return gaps.map { $0 ?? ViewSpacing.systemDefault }
  }

  /// The gap after each row: the widest that any two vertically adjacent cells prefer.
  private func rowGaps(
    of grid: Grid,
    _ node: Int,
    in table: borrowing NodeTable
  ) -> [Double] {
    let (cells, rows, spacing) = (grid.cells, grid.rows, grid.verticalSpacing)
    var gaps = [Double?](repeating: spacing, count: max(rows.count, 1))
    if spacing == nil {
      for (row, next) in zip(rows.indices, rows.dropFirst()) {
        var above = rows[row]
        for below in next {
          while let first = above.first, cells[first].end <= cells[below].column {
            above.removeFirst()
          }
          for cell in above.prefix(while: { cells[$0].column < cells[below].end }) {
            let gap = distance(cells[cell], cells[below], .vertical, node, table)
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
    _ node: Int,
    _ table: borrowing NodeTable
  ) -> Double {
    table.distance(
      from: Int(table.nodes[Int(previous.node)].spacing),
      to: Int(table.nodes[Int(next.node)].spacing),
      along: axis,
      in: table.nodes[node].direction
    )
  }
}

extension Grid.Cell {
  /// The column behind the last one of the cell.
  fileprivate var end: Int32 { column + span }
}

internal import AccessibilityCore

extension ATKMapper {
  /// Adds the rows and columns of tables, by the cells' places in the snapshot.
  func addTables(to records: inout [ATKRecord]) {
    for (index, node) in snapshot.nodes.enumerated() where node.role == .table {
      let cells = node.children.compactMap { child in
        snapshot.nodes[child].cell.map { place in
          ATKRecord.Table.Cell(
            id: records[child + ATKMapper.firstNode].id,
            rows: place.rows,
            columns: place.columns,
            isHeader: place.isHeader
          )
        }
      }
      guard !cells.isEmpty else { continue }
      records[index + ATKMapper.firstNode].interfaces.insert(.table)
      records[index + ATKMapper.firstNode].table = ATKRecord.Table(
        rowCount: cells.map(\.rows.upperBound).max() ?? 0,
        columnCount: cells.map(\.columns.upperBound).max() ?? 0,
        cells: cells
      )
    }
  }
}

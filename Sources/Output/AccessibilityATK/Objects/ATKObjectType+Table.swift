internal import CATK

extension ATKObjectType {
  /// `AtkTable`: rows and columns, from 0.
  static let tableFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkTableIface.self) else { return }
    functions.pointee.get_n_rows = {
      answer($0, otherwise: 0) { gint(clamping: $0.record.table?.rowCount ?? 0) }
    }
    functions.pointee.get_n_columns = {
      answer($0, otherwise: 0) { gint(clamping: $0.record.table?.columnCount ?? 0) }
    }
    functions.pointee.ref_at = { table, row, column in
      answer(table, otherwise: nil) { node in
        node.cell(row, column).flatMap { node.publisher.node(withID: $0.id) }?.retainedObject()
      }
    }
    functions.pointee.get_index_at = { table, row, column in
      answer(table, otherwise: -1) { node in
        guard let columns = node.record.table?.columnCount, node.cell(row, column) != nil
        else { return -1 }
        return row * gint(clamping: columns) + column
      }
    }
    functions.pointee.get_row_at_index = { table, index in
      answer(table, otherwise: -1) { gint(clamping: $0.place(atIndex: index)?.row ?? -1) }
    }
    functions.pointee.get_column_at_index = { table, index in
      answer(table, otherwise: -1) { gint(clamping: $0.place(atIndex: index)?.column ?? -1) }
    }
    functions.pointee.get_row_extent_at = { table, row, column in
      answer(table, otherwise: 0) { gint(clamping: $0.cell(row, column)?.rows.count ?? 0) }
    }
    functions.pointee.get_column_extent_at = { table, row, column in
      answer(table, otherwise: 0) { gint(clamping: $0.cell(row, column)?.columns.count ?? 0) }
    }
    functions.pointee.get_column_header = { table, column in
      answer(table, otherwise: nil) {
        $0.headers(ofColumns: Int(column)...Int(column)).first?.madeObject()
      }
    }
  }

  /// `AtkTableCell`: the place of a cell in its table.
  static let tableCellFunctions: Initializer = { vtable, _ in
    guard let functions = vtable?.assumingMemoryBound(to: AtkTableCellIface.self) else { return }
    functions.pointee.get_row_span = {
      answer($0, otherwise: 1) { gint(clamping: $0.place?.rows.count ?? 1) }
    }
    functions.pointee.get_column_span = {
      answer($0, otherwise: 1) { gint(clamping: $0.place?.columns.count ?? 1) }
    }
    functions.pointee.get_position = { cell, row, column in
      guard let place = answer(cell, otherwise: nil, { $0.place }) else { return 0 }
      row?.pointee = gint(clamping: place.rows.lowerBound)
      column?.pointee = gint(clamping: place.columns.lowerBound)
      return 1
    }
    functions.pointee.get_row_column_span = { cell, row, column, rowSpan, columnSpan in
      guard let place = answer(cell, otherwise: nil, { $0.place }) else { return 0 }
      row?.pointee = gint(clamping: place.rows.lowerBound)
      column?.pointee = gint(clamping: place.columns.lowerBound)
      rowSpan?.pointee = gint(clamping: place.rows.count)
      columnSpan?.pointee = gint(clamping: place.columns.count)
      return 1
    }
    functions.pointee.get_table = { cell in
      answer(cell, otherwise: nil) { $0.table?.retainedObject() }
    }
    functions.pointee.get_column_header_cells = { cell in
      // The bridge releases the result, even if it is empty.
      answer(cell, otherwise: nil) { ATKNode.array(of: $0.columnHeaders) } ?? g_ptr_array_new()
    }
    functions.pointee.get_row_header_cells = { _ in g_ptr_array_new() }
  }
}

extension ATKNode {
  /// The cell at a place of a table.
  fileprivate func cell(_ row: gint, _ column: gint) -> ATKRecord.Table.Cell? {
    record.table?.cells.first { $0.rows.contains(Int(row)) && $0.columns.contains(Int(column)) }
  }

  /// The row and column of the cell at an index, which counts the cells row by row.
  fileprivate func place(atIndex index: gint) -> (row: Int, column: Int)? {
    guard let table = record.table, index >= 0 else { return nil }
    let (row, column) = Int(index).quotientAndRemainder(dividingBy: max(table.columnCount, 1))
    return row < table.rowCount ? (row, column) : nil
  }

  /// The header cells of a table's columns; rows have none.
  fileprivate func headers(ofColumns columns: ClosedRange<Int>) -> [ATKNode] {
    let headers = record.table?.cells.filter { $0.isHeader && $0.columns.overlaps(columns) }
    return headers?.compactMap { publisher.node(withID: $0.id) } ?? []
  }

  /// The header cells of a cell's columns; none for a header cell.
  fileprivate var columnHeaders: [ATKNode] {
    guard let place, !place.isHeader, let last = place.columns.last else { return [] }
    return table?.headers(ofColumns: place.columns.lowerBound...last) ?? []
  }

  /// An array that releases its objects when it is freed.
  fileprivate static func array(of nodes: [ATKNode]) -> UnsafeMutablePointer<GPtrArray>? {
    let array = g_ptr_array_new_with_free_func { g_object_unref($0) }
    for node in nodes { g_ptr_array_add(array, node.retainedObject()) }
    return array
  }

  /// The table that a cell belongs to.
  fileprivate var table: ATKNode? {
    sequence(first: self, next: \.parent).first { $0.record.table != nil }
  }

  /// The place of a cell in its table.
  fileprivate var place: ATKRecord.Table.Cell? {
    table?.record.table?.cells.first { $0.id == record.id }
  }
}

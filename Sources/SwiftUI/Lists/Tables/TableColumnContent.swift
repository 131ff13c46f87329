public import ViewGraph

/// Columns of a table.
public protocol TableColumnContent<TableRowValue> {
  /// What a row is of.
  associatedtype TableRowValue

  /// Adds the titles of the columns.
  @MainActor static func _appendTitles(_ columns: Self, to titles: inout [Text])

  /// Adds the cells of a row.
  @MainActor static func _appendCells(
    _ columns: Self,
    of row: TableRowValue,
    to cursor: inout ChildCursor
  )
}

/// Makes the columns of a table of the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> {
  /// An expression is a column.
  public static func buildExpression<Column: TableColumnContent<RowValue>>(
    _ column: Column
  ) -> Column { column }

  /// One statement is that column.
  public static func buildBlock<Column: TableColumnContent<RowValue>>(
    _ column: Column
  ) -> Column { column }

  /// Several are columns beside each other.
  public static func buildBlock<each Column: TableColumnContent<RowValue>>(
    _ columns: repeat each Column
  ) -> _TableColumns<RowValue, (repeat each Column)> {
    _TableColumns(_columns: repeat each columns)
  }
}

/// Columns beside each other.
public struct _TableColumns<RowValue, T> {
  let value: T
  let titles: @MainActor (T, inout [Text]) -> Void
  let cells: @MainActor (T, RowValue, inout ChildCursor) -> Void

  nonisolated init<each Column: TableColumnContent<RowValue>>(_columns columns: repeat each Column)
  where T == (repeat each Column) {
    value = (repeat each columns)
    titles = { columns, titles in
      @MainActor func add<Element: TableColumnContent>(_ column: Element) {
        Element._appendTitles(column, to: &titles)
      }
      repeat add(each columns)
    }
    cells = { columns, row, cursor in
      @MainActor func add<Element: TableColumnContent<RowValue>>(_ column: Element) {
        Element._appendCells(column, of: row, to: &cursor)
      }
      repeat add(each columns)
    }
  }
}

extension _TableColumns: TableColumnContent {
  @MainActor
  public static func _appendTitles(_ columns: Self, to titles: inout [Text]) {
    columns.titles(columns.value, &titles)
  }

  @MainActor
  public static func _appendCells(
    _ columns: Self,
    of row: RowValue,
    to cursor: inout ChildCursor
  ) {
    columns.cells(columns.value, row, &cursor)
  }
}

public import ViewGraph

/// The content of a table's columns.
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
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

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> {
  /// Returns a column of the table's rows.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(column)
  }

  /// A column that has no sort order.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(column)
  }

  /// The columns of the statements, in their order.
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(columns)
  }

  /// An `if` without `else`.
  public static func buildOptional(
    _ columns: _TableColumns<RowValue>?
  ) -> _TableColumns<RowValue> {
    columns ?? _TableColumns([])
  }

  /// The first branch.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    first
  }

  /// The second branch.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    second
  }
}

/// Several columns.
public struct _TableColumns<RowValue> {
  /// A column of any type.
  private struct Column {
    let value: Any
    let title: @MainActor (Any, inout [Text]) -> Void
    let cell: @MainActor (Any, RowValue, inout ChildCursor) -> Void
  }

  private let columns: [Column]

  nonisolated init<Content: TableColumnContent>(_ column: Content)
  where Content.TableRowValue == RowValue {
    columns = [
      Column(value: column) { column, titles in
        if let column = column as? Content { Content._appendTitles(column, to: &titles) }
      } cell: { column, row, cursor in
        if let column = column as? Content { Content._appendCells(column, of: row, to: &cursor) }
      }
    ]
  }

  nonisolated init(_ parts: [_TableColumns]) { columns = parts.flatMap(\.columns) }
}

extension _TableColumns: TableColumnContent {
  /// Adds the titles of all.
  @MainActor
  public static func _appendTitles(_ columns: Self, to titles: inout [Text]) {
    for column in columns.columns { column.title(column.value, &titles) }
  }

  /// Appends the cells of a row: of all columns, or of the first one in a compact width (M6.4).
  @MainActor
  public static func _appendCells(
    _ columns: Self,
    of row: RowValue,
    to cursor: inout ChildCursor
  ) {
    let environment = EnvironmentValues(cursor.inputs.environment)
    let isCompact = environment.horizontalSizeClass == .compact
    let shown = isCompact ? columns.columns.prefix(1) : columns.columns[...]
    for column in shown { column.cell(column.value, row, &cursor) }
  }
}

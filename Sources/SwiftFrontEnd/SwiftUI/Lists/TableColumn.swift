public import ViewGraph

/// A column of a table.
public struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  let title: Text
  let content: (RowValue) -> Content

  nonisolated init(_title title: Text, _ content: @escaping (RowValue) -> Content) {
    self.title = title
    self.content = content
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: Text(titleKey), content)
  }

  /// Creates a column with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: Text(title), content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column of texts.
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>
  ) {
    self.init(_title: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(_title: Text(title)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that rows can be sorted by.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: Text(titleKey), content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of texts by which the rows may be sorted.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>
  ) {
    self.init(_title: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn {
  /// Inert: columns share the width.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Inert: columns share the width.
  public nonisolated func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn { self }
}

extension TableColumn: TableColumnContent {
  /// Appends the headings of the columns, in order.
  @MainActor
  public static func _appendTitles(_ columns: Self, to titles: inout [Text]) {
    titles.append(columns.title)
  }

  /// Appends the cells of a row, one per column.
  @MainActor
  public static func _appendCells(
    _ columns: Self,
    of row: RowValue,
    to cursor: inout ChildCursor
  ) {
    Content._append(columns.content(row), to: &cursor)
  }
}

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

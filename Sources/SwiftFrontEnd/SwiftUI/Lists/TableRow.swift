/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates the row of a value.
  public nonisolated init(_ value: Value) { self.value = value }
}

/// The rows of a table, in their order.
public struct _TableRows<Value: Identifiable> {
  let values: [Value]
}

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row.
  public static func buildExpression(_ row: TableRow<Value>) -> _TableRows<Value> {
    _TableRows(values: [row.value])
  }

  /// A row for each element of data.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> _TableRows<Value> {
    _TableRows(values: rows.data.map { rows.content($0).value })
  }

  /// The rows of the statements, in their order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(values: rows.flatMap(\.values))
  }

  /// An `if` without `else`.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(values: [])
  }

  /// The first branch.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }

  /// The second branch.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}

extension ForEach {
  /// Creates a row of a table for each element of data.
  @_disfavoredOverload
  public nonisolated init<Value: Identifiable>(
    _ data: Data,
    content: @escaping (Data.Element) -> TableRow<Value>
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Value> {
    self.init(data, id: { element, _ in element.id }, content: content)
  }

  /// Creates a row of a table for each element of data, which is its value.
  public nonisolated init(
    _ data: Data
  )
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  {
    self.init(data, id: { element, _ in element.id }) { TableRow($0) }
  }
}

extension Table where Columns == _TableColumns<Value> {
  /// Creates a table of individual rows.
  public nonisolated init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(_rows: rows().values, columns(), nil)
  }

  /// Creates a table of individual rows, with a single selection.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(_rows: rows().values, columns(), .one(selection))
  }

  /// Creates a table of individual rows, with a multiple selection.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(_rows: rows().values, columns(), .any(selection))
  }

  /// Creates a table of individual rows, with a sort order.
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(_rows: rows().values, columns(), nil)
  }

  /// Creates a table of individual rows, with a sort order and a single selection.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(_rows: rows().values, columns(), .one(selection))
  }

  /// Creates a table of individual rows, with a sort order and a multiple selection.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(_rows: rows().values, columns(), .any(selection))
  }
}

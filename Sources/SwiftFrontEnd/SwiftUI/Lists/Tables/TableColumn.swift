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

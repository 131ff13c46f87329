internal import LayoutCore
public import ViewGraph

/// Rows of cells below column headers.
public struct Table<Value: Identifiable, Columns> {
  let rows: [Value]
  let columns: Columns
  let selection: ListSelection?

  nonisolated init(_rows rows: [Value], _ columns: Columns, _ selection: ListSelection?) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}

// The builder's concrete type lets key paths in columns know the type of the rows.
extension Table where Columns == _TableColumns<Value> {
  /// Creates a table.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(_rows: Array(data), columns(), nil)
  }

  /// Creates a table with a single selection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(_rows: Array(data), columns(), .one(selection))
  }

  /// Creates a table with a multiple selection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(_rows: Array(data), columns(), .any(selection))
  }

  /// Creates a table with a binding of its sort order, which only the program changes.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(_rows: Array(data), columns(), nil)
  }

  /// Creates a table with a sort order and a single selection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(_rows: Array(data), columns(), .one(selection))
  }

  /// Creates a table with a sort order and a multiple selection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(_rows: Array(data), columns(), .any(selection))
  }
}

extension Table: View, _PrimitiveView
where Columns: TableColumnContent, Columns.TableRowValue == Value {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    var titles: [Text] = []
    Columns._appendTitles(columns, to: &titles)
    let environment = EnvironmentValues(node.inputs.environment)
    let names = titles.map { $0.string(in: environment) }
    let isCompact = node.environment.horizontalSizeClass == .compact
    let shown = isCompact ? [] : names.isEmpty ? [""] : names
    node.setOutput(.content(.control(.table(columns: shown))))
    if let selection {
      node.setEmission(
        node.reading {
          SelectionState(
            selected: selection.selected(),
            isOffered: selection.isOffered(in: node.environment)
          )
        }
      )
    }
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { cursor in
        for row in rows {
          cursor.group(.id(IdentityValue(row.id))) {
            TableRowView._append(TableRowView(row: row, columns: columns), to: &$0)
          }
        }
      }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(.control(let control)) = node.output else { return }
    guard let selection else {
      return emitter.control(control, of: node, content: node.children[0])
    }
    let isOffered = selection.isOffered(in: node.environment)
    node.letSelect(selection, ids: rows.map { AnyHashable($0.id) }, isOffered: isOffered)
    emitter.withSelection(isMultiple: selection.isMultiple, isOffered: isOffered) {
      $0.control(control, of: node, content: node.children[0])
    }
  }
}

/// The cells of a row.
private struct TableRowView<Columns: TableColumnContent> {
  let row: Columns.TableRowValue
  let columns: Columns
}

extension TableRowView: _PrimitiveView {
  func _update(_ node: GraphNode) {
    node.setOutput(.content(.control(.tableRow)))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Columns._appendCells(columns, of: row, to: &$0) }
    }
  }

  func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.control(.tableRow, of: node, content: node.children[0])
  }
}

extension GraphNode {
  /// Makes the rows of a table selectable, and marks the selected ones (V10.1).
  fileprivate func letSelect(_ selection: ListSelection, ids: [AnyHashable], isOffered: Bool) {
    let selected = selection.selected()
    for (row, id) in zip(children[0].children, ids) {
      row.containerModifiers =
        selected.contains(id) ? LayoutCore.ModifierContent.selectedRow : []
      if isOffered { row.letSelect(selection, [id]) }
    }
  }
}

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

/// The appearance of tables; on the devices that are modelled there is one.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The system's table.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Inset rows.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The system's table.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Inset rows.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Inert: all tables look the same.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { inert() }

  /// Inert: tables show their headers.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { inert() }
}

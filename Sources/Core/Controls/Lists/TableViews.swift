internal import LayoutCore

/// A `Table` is a row of titles above rows of cells; it fills its room, and its rows scroll below
/// the titles, as a list's.
///
/// The widths of SwiftUI's columns are not public; here they share the width equally, and the
/// titles have the metrics of a list's row: our choice (L27.3). In a compact width it has neither
/// titles nor any column but the first (M6.4): the front end gives no others.
struct TableViews: ControlViews {
  let columns: [String]

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.open(.modifier(.flexibleFrame(.platformView, alignment: .topLeading)))
    builder.open(.vStack(alignment: .leading, spacing: 0))
    if !columns.isEmpty { titles(in: &builder) }
    builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
    builder.open(.vStack(alignment: .leading, spacing: 0))
    builder.part(.content, given.content)
    for _ in 0..<4 { builder.close() }
  }

  /// Adds the titles, each of one line, truncated at its end in a narrow column.
  private func titles(in builder: inout ViewTreeBuilder) {
    builder.open(
      .modifier(
        .environment(
          EnvironmentChange(name: "lineLimit") { $0.lineLimit = LineLimit(maximum: 1) }
        )
      )
    )
    builder.cells { builder in
      for (index, title) in columns.enumerated() { builder.part(.columnTitle(index), text: title) }
    }
    builder.close()
  }
}

/// A `TableRow` is its cells.
struct TableRowViews: ControlViews {
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.cells { $0.part(.content, given.content) }
  }
}

extension ViewTreeBuilder {
  /// Adds cells side by side, of equal width.
  fileprivate mutating func cells(_ cells: Slot) {
    let leading = Alignment(horizontal: .leading, vertical: .center)
    open(.hStack(alignment: .center, spacing: 0))
    // The content of a cell has no influence on the width of its column.
    open(.modifier(.layoutPriority(0)))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity),
          alignment: leading
        )
      )
    )
    open(.modifier(.leastHeight(leastRowHeight, alignment: leading)))
    let vertical = controlMetrics.rowVerticalInset
    open(.modifier(.paddingInsets(rowInsets(top: vertical, bottom: vertical))))
    open(.group)
    cells(&self)
    for _ in 0..<6 { close() }
  }
}

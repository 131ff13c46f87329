public import LayoutCore

/// Tables: a row of titles above rows of cells.
///
/// How wide SwiftUI makes columns is not public; here they share the width equally, and the titles
/// have the metrics of a list's row: our choice (L27.3). With a compact width SwiftUI shows
/// neither titles nor any column but the first (Apple's documentation of `Table`), which is not
/// modelled.
extension ViewTreeBuilder {
  /// A table fills the room it is offered; its rows scroll below the titles, as a list's.
  mutating func table(_ columns: [String], _ rows: Slot?) {
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
          alignment: .topLeading
        )
      )
    )
    open(.vStack(alignment: .leading, spacing: 0))
    tableRow(.header) { builder in
      for title in columns { builder.leaf(.text(title)) }
    }
    open(.scrollView(axes: .vertical, position: ScrollPosition()))
    open(.vStack(alignment: .leading, spacing: 0))
    slot(.content, rows)
    for _ in 0..<4 { close() }
  }

  /// Cells side by side, each as wide as the others.
  mutating func tableRow(_ slot: ControlSlot, _ cells: Slot?) {
    open(.hStack(alignment: .center, spacing: 0))
    // What is in a cell has no say in the width of its column.
    open(.modifier(.layoutPriority(0)))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: controlMetrics.rowHeight),
          alignment: Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    open(.modifier(.paddingInsets(insets(vertical: controlMetrics.rowVerticalInset))))
    open(.group)
    self.slot(slot, cells)
    for _ in 0..<5 { close() }
  }
}

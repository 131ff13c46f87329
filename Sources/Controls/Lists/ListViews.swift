internal import LayoutCore

/// A `List` or `Form` is rows in a scroll view that fills the room it is offered (L24.8).
///
/// Proved by `Specs/Conformance/List`.
struct ListViews: ControlViews {
  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    let (style, metrics) = (builder.controlStyles.list, builder.controlMetrics)
    let inset = style.isInset ? metrics.sectionInset : 0
    let spacing = style.isGrouped ? metrics.sectionSpacing : 0
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
          alignment: .topLeading
        )
      )
    )
    builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
    let insets = EdgeInsets(top: spacing, leading: inset, bottom: spacing, trailing: inset)
    builder.open(.modifier(.paddingInsets(insets)))
    builder.openRows()
    builder.rows(given.content)
    for _ in 0..<4 { builder.close() }
  }
}

extension ViewTreeBuilder {
  /// Opens the rows and sections of a list, or of a section in one.
  mutating func openRows() {
    let sectionSpacing =
      switch controlStyles.sectionSpacing {
      case .custom(let spacing): spacing
      case .compact: controlMetrics.compactSectionSpacing
      case .standard: controlMetrics.sectionSpacing
      }
    open(
      .rows(
        spacing: controlStyles.rowSpacing,
        sectionSpacing: controlStyles.list.isGrouped ? sectionSpacing : 0
      )
    )
  }

  /// Views that are rows, each of which is as wide as the list and at least a finger high.
  mutating func rows(_ content: Slot?) {
    open(.modifier(.listRow(minHeight: controlMetrics.rowHeight)))
    open(.modifier(.listRowPadding(rowInsets(vertical: controlMetrics.rowVerticalInset))))
    open(.group)
    part(.content, content)
    for _ in 0..<3 { close() }
  }

  /// The insets of rows, with others at top and bottom.
  func rowInsets(vertical: Double) -> EdgeInsets {
    EdgeInsets(
      top: vertical,
      leading: controlMetrics.rowInset,
      bottom: vertical,
      trailing: controlMetrics.rowInset
    )
  }
}

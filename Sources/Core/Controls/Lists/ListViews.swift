internal import LayoutCore

/// A `List` or `Form` is rows in a scroll view that fills its room (L24.8).
///
/// Proved by `Specs/Conformance/List`.
struct ListViews: ControlViews {
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let (style, metrics) = (builder.controlStyles.list, builder.controlMetrics)
    let margins = builder.controlStyles.contentMargins
    let list = builder.count - 1
    // A presentation of an indented row is not in that row.
    let outerIndent = builder.rowIndent
    builder.rowIndent = 0
    defer { builder.rowIndent = outerIndent }
    builder.open(.modifier(.flexibleFrame(.platformView, alignment: .topLeading)))
    builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
    let inset = style.isInset ? metrics.sectionInset : 0
    let insets = EdgeInsets(
      leading: margins[.leading] ?? inset,
      trailing: margins[.trailing] ?? inset
    )
    builder.open(.modifier(.paddingInsets(insets)))
    if style.isGrouped || margins[.top] != nil { builder.note(list: list, rows: builder.count) }
    builder.open(.rows(builder.listSpacing))
    builder.rows(given.content)
    for _ in 0..<4 { builder.close() }
  }
}

extension ViewTreeBuilder {
  /// The distances between the rows of a list, or of a section in one.
  var rowSpacing: ListSpacing {
    let sections =
      switch controlStyles.sectionSpacing {
      case .custom(let spacing): spacing
      case .compact: controlMetrics.compactSectionSpacing
      case .standard: controlMetrics.sectionSpacing
      }
    return ListSpacing(
      rows: controlStyles.rowSpacing,
      sections: controlStyles.list.isGrouped ? sections : 0
    )
  }

  /// The distances of a whole list; the distance below the last section is also at the end (M5.10,
  /// our choice).
  var listSpacing: ListSpacing {
    var spacing = rowSpacing
    if controlStyles.list.isGrouped {
      spacing.top = controlMetrics.sectionSpacing
      spacing.topHeader = controlMetrics.firstHeaderSpacing
      spacing.bottom = controlMetrics.sectionSpacing / 2
    }
    // Margins that are set replace those of the list.
    if let top = controlStyles.contentMargins[.top] {
      (spacing.top, spacing.topHeader) = (top, top)
    }
    if let bottom = controlStyles.contentMargins[.bottom] { spacing.bottom = bottom }
    return spacing
  }

  /// The least height of rows: the one that is set, or the system's.
  var leastRowHeight: LeastHeight {
    controlEnvironment.leastRowHeight.map { .fixed($0) } ?? controlMetrics.leastRowHeight
  }

  /// Adds views as rows, each of which is as wide as the list and at least a finger high.
  mutating func rows(_ content: Slot?) { listRow { $0.part(.content, content) } }

  /// Adds a row, or a control of several rows.
  mutating func listRow(_ views: Slot) {
    open(.modifier(.listRow(.row, leastRowHeight)))
    let vertical = controlMetrics.rowVerticalInset
    open(.modifier(.listRowPadding(rowInsets(top: vertical, bottom: vertical))))
    open(.group)
    views(&self)
    for _ in 0..<3 { close() }
  }

  /// The insets of rows, with others at top and bottom.
  func rowInsets(top: Double, bottom: Double) -> EdgeInsets {
    let isInset = controlStyles.list.isInset
    let inset = isInset ? controlMetrics.rowInset : controlMetrics.plainRowInset
    return EdgeInsets(top: top, leading: inset + rowIndent, bottom: bottom, trailing: inset)
  }
}

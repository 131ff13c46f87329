internal import LayoutCore

/// A `Section` in a list has rows of its own, between its header and its footer; elsewhere it is its
/// views below each other.
struct SectionViews: ControlViews {
  var dependsOnRow: Bool { true }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    guard given.isRow else {
      return builder.column(.leading) {
        $0.part(.header, given.header)
        $0.part(.content, given.content)
        $0.part(.footer, given.footer)
      }
    }
    builder.openRows()
    // The fonts are those of UIListContentConfiguration.
    let headerFont: TextStyle = builder.controlStyles.list.isGrouped ? .footnote : .headline
    title(.header, given.header, headerFont, .bottom, in: &builder)
    builder.rows(given.content)
    title(.footer, given.footer, .footnote, .top, in: &builder)
    builder.close()
  }

  /// The header or footer.
  private func title(
    _ part: ControlPart,
    _ views: ViewTreeBuilder.Slot?,
    _ style: TextStyle,
    _ alignment: VerticalAlignment,
    in builder: inout ViewTreeBuilder
  ) {
    guard let views else { return }
    let metrics = builder.controlMetrics
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, minHeight: metrics.headerHeight),
          alignment: Alignment(horizontal: .leading, vertical: alignment)
        )
      )
    )
    builder.open(.modifier(.paddingInsets(builder.rowInsets(vertical: metrics.headerInset))))
    builder.open(.modifier(.font(style)))
    builder.open(.group)
    builder.part(part, views)
    for _ in 0..<4 { builder.close() }
  }
}

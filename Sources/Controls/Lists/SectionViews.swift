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
    builder.open(.rows(builder.rowSpacing))
    if let header = given.header { self.header(header, in: &builder) }
    builder.rows(given.content)
    if let footer = given.footer { self.footer(footer, in: &builder) }
    builder.close()
  }

  /// Before iOS 26 the header of a grouped list is a footnote in capitals, otherwise a headline as
  /// it is written (M4.4, M5.8).
  private func header(_ views: @escaping ViewTreeBuilder.Slot, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let isGrouped = builder.controlStyles.list.isGrouped
    let isInCapitals = isGrouped && builder.system < .iOS26
    builder.open(.modifier(.listRow(.header, .fixed(metrics.headerHeight))))
    builder.open(
      .modifier(
        .paddingInsets(
          isGrouped
            ? builder.rowInsets(top: metrics.headerTopInset, bottom: metrics.headerBottomInset)
            : builder.rowInsets(top: metrics.plainHeaderInset, bottom: metrics.plainHeaderInset)
        )
      )
    )
    builder.open(.modifier(.font(isInCapitals ? .footnote : .headline)))
    if isInCapitals { builder.open(.modifier(.capitalsByDefault)) }
    builder.open(.modifier(.foregroundStyle(.level(.secondary))))
    builder.open(.group)
    builder.part(.header, views)
    for _ in 0..<(isInCapitals ? 6 : 5) { builder.close() }
  }

  /// A footnote, on iOS 26 with tight lines (M1.6, M4.5, M5.9).
  private func footer(_ views: @escaping ViewTreeBuilder.Slot, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let isGrouped = builder.controlStyles.list.isGrouped
    // The height at least is that of headers, which is none unless someone sets it.
    builder.open(.modifier(.listRow(.footer, .fixed(metrics.headerHeight))))
    builder.open(
      .modifier(
        .paddingInsets(
          isGrouped
            ? builder.rowInsets(top: metrics.footerTopInset, bottom: metrics.footerBottomInset)
            : builder.rowInsets(top: metrics.plainHeaderInset, bottom: metrics.plainHeaderInset)
        )
      )
    )
    builder.open(.modifier(.font(.footnote, leading: builder.system < .iOS26 ? .standard : .tight)))
    builder.open(.modifier(.foregroundStyle(.level(.secondary))))
    builder.open(.group)
    builder.part(.footer, views)
    for _ in 0..<5 { builder.close() }
  }
}

extension ModifierContent {
  /// Capital letters, unless a `textCase` around says otherwise.
  fileprivate static let capitalsByDefault = ModifierContent.environment(
    EnvironmentChange(name: "textCase") { environment in
      if !environment.statesTextCase { environment.textCase = .uppercase }
    }
  )
}

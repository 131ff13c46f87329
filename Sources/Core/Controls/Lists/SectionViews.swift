internal import LayoutCore

/// A `Section` in a list has separate rows, between its header and its footer; elsewhere it is its
/// views in a column.
struct SectionViews: ControlViews {
  var dependsOnRow: Bool { true }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
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
    let isInCapitals = builder.controlStyles.list.isGrouped && builder.system < .iOS26
    title(
      .header,
      views,
      cell: .header,
      insets: (metrics.headerTopInset, metrics.headerBottomInset),
      looks: isInCapitals ? [.font(.footnote), .capitalsByDefault] : [.font(.headline)],
      in: &builder
    )
  }

  /// A footnote, on iOS 26 with tight lines (M1.6, M4.5, M5.9).
  private func footer(_ views: @escaping ViewTreeBuilder.Slot, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    title(
      .footer,
      views,
      cell: .footer,
      insets: (metrics.footerTopInset, metrics.footerBottomInset),
      looks: [.font(.footnote, leading: builder.system < .iOS26 ? .standard : .tight)],
      in: &builder
    )
  }

  /// Adds the header or footer, in secondary colour.
  ///
  /// - Parameter insets: The insets at top and bottom in a list that separates sections.
  private func title(
    _ part: ControlPart,
    _ views: @escaping ViewTreeBuilder.Slot,
    cell: ListCell,
    insets: (top: Double, bottom: Double),
    looks: [ModifierContent],
    in builder: inout ViewTreeBuilder
  ) {
    let metrics = builder.controlMetrics
    let plain = metrics.plainHeaderInset
    let (top, bottom) = builder.controlStyles.list.isGrouped ? insets : (plain, plain)
    // Both have the least height of headers, which is 0 unless it is set.
    let modifiers =
      [
        ModifierContent.listRow(cell, .fixed(metrics.headerHeight)),
        .paddingInsets(builder.rowInsets(top: top, bottom: bottom)),
      ] + looks + [.foregroundStyle(.level(.secondary))]
    for modifier in modifiers { builder.open(.modifier(modifier)) }
    builder.open(.group)
    builder.part(part, views)
    for _ in 0...modifiers.count { builder.close() }
  }
}

extension ModifierContent {
  /// Capital letters, unless a `textCase` is set around.
  fileprivate static let capitalsByDefault = ModifierContent.environment(
    EnvironmentChange(name: "textCase") { environment in
      if !environment.statesTextCase { environment.textCase = .uppercase }
    }
  )
}

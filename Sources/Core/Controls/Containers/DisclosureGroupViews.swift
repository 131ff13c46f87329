internal import LayoutCore

/// A `DisclosureGroup` shows its content below its label while it is expanded; among the rows of a
/// list it is several rows, those of its content indented (M5.19).
struct DisclosureGroupViews: ControlViews {
  let isExpanded: Bool

  var presences: [Bool] { [isExpanded, !isExpanded] }
  var behavior: any ControlBehavior { DisclosureGroupBehavior(isExpanded: isExpanded) }
  var dependsOnRow: Bool { true }

  /// The indentation of the content's rows: as much as a row in its card, our choice.
  private static let indent = 16.0

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    if given.isRow, builder.isInRow { return rows(given, in: &builder) }
    builder.column(.leading) { builder in
      builder.framed(height: 0, isInRow: false) { builder in
        builder.row(given.label, hidesLabel: false) { $0.mark(.disclosureIndicator) }
      }
      builder.conditional(isExpanded) { $0.part(.content, given.content) }
      // Collapsed content keeps its place without a height (M3.18).
      builder.conditional(!isExpanded) { builder in
        builder.open(.modifier(.hidden))
        builder.open(.modifier(.frame(width: 0, height: 0, alignment: .center)))
        builder.leaf(.shape(.rectangle))
        builder.close()
        builder.close()
      }
    }
  }

  private func rows(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.open(.rows(ListSpacing(rows: builder.controlStyles.rowSpacing)))
    builder.listRow { builder in
      builder.row(given.label, hidesLabel: false) { builder in
        let inset = builder.controlMetrics.chevronInset
        builder.open(.modifier(.padding(edges: .trailing, length: inset)))
        builder.mark(.disclosureIndicator)
        builder.close()
      }
    }
    builder.conditional(isExpanded) { builder in
      builder.rowIndent += Self.indent
      builder.rows(given.content)
      builder.rowIndent -= Self.indent
    }
    // As elsewhere, so that the group's state is the same in both places.
    builder.conditional(false) { _ in }
    builder.close()
  }
}

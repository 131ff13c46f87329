internal import LayoutCore

/// A `DisclosureGroup` shows its content below its label while it is expanded.
struct DisclosureGroupViews: ControlViews {
  let isExpanded: Bool

  var presences: [Bool] { [isExpanded] }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.column(.leading) { builder in
      builder.row(given.label, hidesLabel: false) { $0.mark(.disclosureIndicator) }
      builder.conditional(isExpanded) { $0.part(.content, given.content) }
    }
  }
}

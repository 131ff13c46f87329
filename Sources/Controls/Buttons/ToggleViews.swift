internal import LayoutCore

/// A `Toggle` is a switch behind its label, or a bordered button.
struct ToggleViews: ControlViews {
  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    if builder.controlStyles.toggle == .button { return builder.bordered(given.label) }
    builder.row(given.label) { builder in
      let metrics = builder.controlMetrics
      builder.part(.switch, size: Size(width: metrics.switchWidth, height: metrics.switchHeight))
    }
  }
}

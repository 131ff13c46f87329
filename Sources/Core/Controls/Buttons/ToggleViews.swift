internal import LayoutCore

/// A `Toggle` is a switch behind its label, a bordered button, or a menu item with a checkmark
/// (A2.25).
struct ToggleViews: ControlViews {
  let state: Control.ToggleState

  var behavior: any ControlBehavior { ToggleBehavior(state: state) }
  var dependsOnRow: Bool { true }
  var isDrawnByState: Bool { true }
  /// The presence of the checkmark, which only an item of a menu has.
  var presences: [Bool] { [state == .on] }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    if builder.controlStyles.isInMenu {
      return builder.markedItem(given.label, isMarked: presences[0])
    }
    if builder.controlStyles.toggle == .button { return builder.bordered(given.label) }
    let metrics = builder.controlMetrics
    let size = Size(width: metrics.switchWidth, height: metrics.switchHeight)
    builder.framed(height: size.height, isInRow: given.isInRow) { builder in
      builder.row(given.label) { $0.part(.switch, size: size, isInRow: given.isInRow) }
    }
  }
}

internal import LayoutCore

/// A `ColorPicker` has a well behind its label (M3.6).
struct ColorPickerViews: ControlViews {
  var dependsOnRow: Bool { true }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let side = builder.controlMetrics.colorWell
    let size = Size(width: side, height: side)
    builder.framed(height: side, isInRow: given.isInRow) { builder in
      builder.row(given.label) { $0.part(.colorWell, size: size, isInRow: given.isInRow) }
    }
  }
}

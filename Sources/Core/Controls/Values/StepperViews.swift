internal import LayoutCore

/// A `Stepper` has its two buttons behind its label.
struct StepperViews: ControlViews {
  let value: Control.BoundedValue

  var behavior: any ControlBehavior { StepperBehavior(value: value) }
  var isDrawnByState: Bool { true }
  var dependsOnRow: Bool { true }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let size = Size(width: metrics.stepperWidth, height: metrics.stepperHeight)
    builder.framed(height: size.height, isInRow: given.isInRow) { builder in
      builder.row(given.label) { $0.part(.stepper, size: size, isInRow: given.isInRow) }
    }
  }
}

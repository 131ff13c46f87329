internal import LayoutCore

/// A `Stepper` has its two buttons behind its label.
struct StepperViews: ControlViews {
  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.row(given.label) { builder in
      let metrics = builder.controlMetrics
      builder.part(.stepper, size: Size(width: metrics.stepperWidth, height: metrics.stepperHeight))
    }
  }
}

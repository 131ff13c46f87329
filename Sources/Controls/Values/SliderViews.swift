internal import LayoutCore

/// A `Slider`, which on a phone does not show its label.
struct SliderViews: ControlViews {
  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.row(given.label, hidesLabel: true) { $0.track(height: $0.controlMetrics.sliderHeight) }
  }
}

internal import LayoutCore

/// A `Slider`, which on a phone does not show its label, between the labels at its ends (M3.2).
struct SliderViews: ControlViews {
  let value: Control.BoundedValue

  var behavior: any ControlBehavior { SliderBehavior(value: value) }
  var isDrawnByState: Bool { true }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    builder.row(given.label, hidesLabel: true) { builder in
      guard given.minimumValueLabel != nil || given.maximumValueLabel != nil else {
        return builder.track(height: metrics.sliderHeight)
      }
      builder.framed(height: metrics.sliderHeight, isInRow: false) { builder in
        builder.open(.hStack(alignment: .center, spacing: metrics.sliderLabelGap))
        builder.part(.minimumValueLabel, given.minimumValueLabel)
        builder.track(height: metrics.sliderHeight)
        builder.part(.maximumValueLabel, given.maximumValueLabel)
        builder.close()
      }
    }
  }
}

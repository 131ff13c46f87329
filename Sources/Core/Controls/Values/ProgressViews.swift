internal import LayoutCore

/// A `ProgressView` or `Gauge`: indeterminate progress is a spinner, in the middle above its label,
/// which replaces the track.
struct ProgressViews: ControlViews {
  let isKnown: Bool
  let currentValueLabel: String?

  var texts: [String] { [currentValueLabel ?? ""] }
  var presences: [Bool] { [!isKnown, isKnown, currentValueLabel != nil] }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let (metrics, size) = (builder.controlMetrics, builder.controlStyles.size)
    let isLarge = size == .large || size == .extraLarge
    let side = isLarge ? metrics.largeSpinner : metrics.spinner
    let spinner: ViewTreeBuilder.Slot = { builder in
      builder.conditional(presences[0]) { $0.part(.spinner, size: Size(width: side, height: side)) }
    }
    builder.column(.leading) { builder in
      if let label = given.label {
        builder.column(.center) { builder in
          spinner(&builder)
          builder.part(.label, label)
        }
      } else {
        spinner(&builder)
      }
      builder.conditional(presences[1]) { $0.track(height: metrics.progressHeight) }
      builder.conditional(presences[2]) { $0.part(.currentValueLabel, text: texts[0]) }
    }
  }
}

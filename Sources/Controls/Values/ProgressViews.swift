internal import LayoutCore

/// A `ProgressView` or `Gauge`: progress that is not known is a turning wheel, in the middle above its words,
/// which takes the place of the bar.
struct ProgressViews: ControlViews {
  let isKnown: Bool
  let currentValueLabel: String?

  var texts: [String] { [currentValueLabel ?? ""] }
  var presences: [Bool] { [!isKnown, isKnown, isKnown, currentValueLabel != nil, isKnown] }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    let (metrics, size) = (builder.controlMetrics, builder.controlStyles.size)
    let isLarge = size == .large || size == .extraLarge
    let side = isLarge ? metrics.largeSpinner : metrics.spinner
    builder.column(.center) { builder in
      builder.conditional(presences[0]) { $0.part(.spinner, size: Size(width: side, height: side)) }
      if let label = given.label {
        builder.words(presences[1]) { $0.part(.label, label) }
      } else {
        // As many of them whatever the control was given.
        builder.conditional(presences[1]) { _ in }
      }
      builder.conditional(presences[2]) { $0.track(height: metrics.progressHeight) }
      builder.conditional(presences[3]) { builder in
        builder.words(presences[4]) { $0.part(.currentValueLabel, text: texts[0]) }
      }
    }
  }
}

extension ViewTreeBuilder {
  /// Words that begin where the bar does if there is one.
  fileprivate mutating func words(_ hasBar: Bool, _ words: Slot) {
    open(.hStack(alignment: .center, spacing: 0))
    words(&self)
    conditional(hasBar) { $0.leaf(.spacer(minLength: 0)) }
    close()
  }
}

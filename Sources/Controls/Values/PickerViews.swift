internal import LayoutCore

/// A `Picker` shows its choice, or its options side by side or below each other.
struct PickerViews: ControlViews {
  let style: Control.PickerStyle
  let options: [String]
  let selection: String?

  var texts: [String] {
    switch style {
    case .menu: [selection ?? options.first ?? " "]
    case .segmented, .inline, .wheel: []
    }
  }

  var presences: [Bool] {
    switch style {
    // The label of segments is not shown; it still says what they choose.
    case .segmented: [false]
    case .menu, .inline, .wheel: []
    }
  }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    switch style {
    case .menu:
      builder.row(given.label) { builder in
        for text in texts { builder.part(.value, text: text) }
      }
    case .segmented:
      builder.open(.hStack(alignment: .center, spacing: 0))
      builder.conditional(false) { $0.part(.label, given.label) }
      for (index, option) in options.enumerated() {
        builder.part(.segment(index), text: option, height: builder.controlMetrics.segmentHeight)
      }
      builder.close()
    case .inline, .wheel:
      if builder.controlStyles.hidesLabels {
        builder.row(given.label) { list(label: nil, in: &$0) }
      } else {
        list(label: given.label, in: &builder)
      }
    }
  }

  /// Options below their label.
  private func list(label: ViewTreeBuilder.Slot?, in builder: inout ViewTreeBuilder) {
    builder.column(.leading) { builder in
      builder.part(.label, label)
      for (index, option) in options.enumerated() {
        builder.part(.option(index), text: option, height: builder.controlMetrics.segmentHeight)
      }
    }
  }
}

/// Controls that show or change a value.
extension ViewTreeBuilder {
  mutating func textInput(_ input: Control.TextInput) {
    let isEditor = input.kind == .editor
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, maxHeight: isEditor ? .infinity : nil),
          alignment: isEditor ? .topLeading : Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    partText(input.shownText)
    close()
  }

  mutating func picker(
    _ control: Control,
    _ style: Control.PickerStyle,
    _ options: [String],
    _ label: Slot?
  ) {
    switch style {
    case .menu:
      row(label) { builder in control.partTexts.forEach { builder.partText($0) } }
    case .segmented:
      open(.hStack(alignment: .center, spacing: 0))
      conditional(control.partPresences[0]) { $0.slot(.label, label) }
      for option in options { segment(option) }
      close()
    case .inline, .wheel:
      column(.leading) { builder in
        builder.slot(.label, label)
        for option in options { builder.segment(option) }
      }
    }
  }

  /// An option, each with a node of its own so that it has a frame.
  mutating func segment(_ option: String) {
    open(.slot(.content))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity,
            minHeight: controlMetrics.segmentHeight,
            maxHeight: controlMetrics.segmentHeight
          ),
          alignment: .center
        )
      )
    )
    leaf(.text(option))
    close()
    close()
  }

  /// Progress that is not known is a turning wheel, which takes the place of the bar.
  mutating func progress(_ control: Control, _ label: Slot?) {
    let isPresent = control.partPresences
    column(.leading) { builder in
      builder.slot(.label, label)
      builder.conditional(isPresent[0]) { $0.part(Size(width: 20, height: 20)) }
      builder.conditional(isPresent[1]) { $0.bar(height: $0.controlMetrics.progressHeight) }
      builder.conditional(isPresent[2]) { $0.partText(control.partTexts[0]) }
    }
  }

  mutating func dateParts(_ control: Control) {
    open(.hStack(alignment: .center, spacing: nil))
    for (text, isPresent) in zip(control.partTexts, control.partPresences) {
      conditional(isPresent) { builder in
        builder.slot(.content) { $0.leaf(.text(text)) }
      }
    }
    close()
  }
}

public import LayoutCore

/// Controls that show or change a value.
extension ViewTreeBuilder {
  /// A button is its label, with room around it if it has a border.
  mutating func button(_ label: Slot?) {
    if controlStyles.button.isBordered { bordered(label) } else { slot(.label, label) }
  }

  mutating func bordered(_ label: Slot?) {
    let (horizontal, vertical, isSmall) =
      switch controlStyles.size {
      case .mini, .small:
        (controlMetrics.smallButtonInset, controlMetrics.smallButtonVerticalInset, true)
      case .regular:
        (controlMetrics.buttonInset, controlMetrics.buttonVerticalInset, false)
      case .large, .extraLarge:
        (controlMetrics.largeButtonInset, controlMetrics.largeButtonVerticalInset, false)
      }
    let insets = EdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
    open(.modifier(.paddingInsets(insets)))
    if isSmall { open(.modifier(.font(.subheadline))) }
    open(.hStack(alignment: .center, spacing: nil))
    slot(.label, label)
    close()
    if isSmall { close() }
    close()
  }

  mutating func textInput(_ input: Control.TextInput) {
    let isEditor = input.kind == .editor
    let hasBorder = controlStyles.textField == .roundedBorder && !isEditor
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity,
            minHeight: hasBorder ? controlMetrics.fieldHeight : nil,
            maxHeight: isEditor ? .infinity : nil
          ),
          alignment: isEditor ? .topLeading : Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    if hasBorder {
      open(.modifier(.padding(edges: .horizontal, length: controlMetrics.fieldInset)))
    }
    partText(input.shownText)
    if hasBorder { close() }
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
      if controlStyles.hidesLabels {
        row(label) { $0.options(options, label: nil) }
      } else {
        self.options(options, label: label)
      }
    }
  }

  /// Options below their label.
  private mutating func options(_ options: [String], label: Slot?) {
    column(.leading) { builder in
      builder.slot(.label, label)
      for option in options { builder.segment(option) }
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
    let isLarge = controlStyles.size == .large || controlStyles.size == .extraLarge
    let side = isLarge ? controlMetrics.largeSpinner : controlMetrics.spinner
    column(.leading) { builder in
      builder.slot(.label, label)
      builder.conditional(isPresent[0]) { $0.part(Size(width: side, height: side)) }
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

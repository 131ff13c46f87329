internal import LayoutCore

/// A `DatePicker` has its date and time behind its label, each a field around its text (M3.5).
struct DatePickerViews: ControlViews {
  let date: String?
  let time: String?

  var texts: [String] { [date ?? "", time ?? ""] }
  var presences: [Bool] { [date != nil, time != nil] }
  var dependsOnRow: Bool { true }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    // A frame of any height makes it no text to its neighbours.
    builder.framed(height: 0, isInRow: given.isInRow) { builder in
      if builder.controlEnvironment.dynamicTypeSize.index > DynamicTypeSize.large.index {
        return lines(given, in: &builder)
      }
      builder.row(given.label, alignment: .firstTextBaseline) { builder in
        builder.open(.hStack(alignment: .firstTextBaseline, spacing: nil))
        fields(given, in: &builder)
        builder.close()
      }
    }
  }

  /// Adds label and fields that may not fit side by side at large type sizes.
  private func lines(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    // In a row a field extends beyond its text, into the row's insets.
    let reach = given.isInRow ? 2 * builder.controlMetrics.dateVerticalInset : 0
    let layout = DatePickerLayout(hasLabel: given.label != nil, lineSpacing: 8 + reach)
    builder.open(.layout(AnyLayout(layout)))
    if builder.controlStyles.hidesLabels {
      if given.label != nil { builder.hiddenLabel(given.label) }
    } else {
      builder.part(.label, given.label)
    }
    fields(given, in: &builder)
    builder.close()
  }

  private func fields(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.conditional(presences[0]) { $0.field(.date, texts[0], isInRow: given.isInRow) }
    builder.conditional(presences[1]) { $0.field(.time, texts[1], isInRow: given.isInRow) }
  }
}

extension ViewTreeBuilder {
  /// Adds a text of one line, with smaller letters if there is no room for it; at sizes at which
  /// there is, it keeps its width.
  private mutating func oneLine(_ text: Slot) {
    let isLarge = controlEnvironment.dynamicTypeSize.index > DynamicTypeSize.large.index
    let line = EnvironmentChange(name: "lineLimit") { environment in
      environment.lineLimit = LineLimit(maximum: 1)
      environment.minimumScaleFactor = 0.5
    }
    open(
      .modifier(isLarge ? .environment(line) : .fixedSize(horizontal: true, vertical: false))
    )
    text(&self)
    close()
  }

  /// Adds a text with its field around it, which makes no row higher than the text does.
  fileprivate mutating func field(_ part: ControlPart, _ text: String, isInRow: Bool) {
    let (inset, vertical) = (controlMetrics.dateInset, controlMetrics.dateVerticalInset)
    if isInRow { open(.modifier(.padding(edges: .vertical, length: -vertical))) }
    self.part(part) { builder in
      builder.open(
        .modifier(
          .paddingInsets(
            EdgeInsets(top: vertical, leading: inset, bottom: vertical, trailing: inset)
          )
        )
      )
      builder.oneLine { $0.leaf(.text(text)) }
      builder.close()
    }
    if isInRow { close() }
  }
}

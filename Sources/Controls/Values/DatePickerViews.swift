internal import LayoutCore

/// A `DatePicker` has its date and time behind its label, each a field around its text (M3.5).
struct DatePickerViews: ControlViews {
  let date: String?
  let time: String?

  var texts: [String] { [date ?? "", time ?? ""] }
  var presences: [Bool] { [date != nil, time != nil] }
  var dependsOnRow: Bool { true }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    // A frame of any height makes it no text to its neighbours.
    builder.framed(height: 0, isInRow: given.isInRow) { builder in
      builder.row(given.label, alignment: .firstTextBaseline) { builder in
        builder.open(.hStack(alignment: .firstTextBaseline, spacing: nil))
        builder.conditional(presences[0]) {
          $0.field(.date, texts[0], isInRow: given.isInRow)
        }
        builder.conditional(presences[1]) {
          $0.field(.time, texts[1], isInRow: given.isInRow)
        }
        builder.close()
      }
    }
  }
}

extension ViewTreeBuilder {
  /// A text with its field around it, which makes no row higher than the text does.
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
      builder.leaf(.text(text))
      builder.close()
    }
    if isInRow { close() }
  }
}

internal import LayoutCore

/// A `DatePicker` has its date and time behind its label.
struct DatePickerViews: ControlViews {
  let date: String?
  let time: String?

  var texts: [String] { [date ?? "", time ?? ""] }
  var presences: [Bool] { [date != nil, time != nil] }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.row(given.label) { builder in
      builder.open(.hStack(alignment: .center, spacing: nil))
      builder.conditional(presences[0]) { $0.part(.date, text: texts[0]) }
      builder.conditional(presences[1]) { $0.part(.time, text: texts[1]) }
      builder.close()
    }
  }
}

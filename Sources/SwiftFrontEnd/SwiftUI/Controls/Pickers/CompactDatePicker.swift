/// A part of a date that is set by itself.
enum DatePickerPart: Int, Identifiable {
  case date
  case time

  var id: Int { rawValue }
}

/// A date picker whose parts open what sets them: the date a calendar, the time wheels (A2.24).
struct CompactDatePicker<Label: View>: View {
  let picker: DatePicker<Label>
  @State private var opened: DatePickerPart?

  var body: some View {
    DatePickerFields(picker: picker) { opened = $0 }
      .popover(item: $opened) { part in
        setter(of: part)
          .padding()
          .presentationCompactAdaptation(.popover)
      }
  }

  @ViewBuilder private func setter(of part: DatePickerPart) -> some View {
    switch part {
    case .date: GraphicalDatePicker(configuration: picker.configuration(.date))
    case .time: WheelDatePicker(configuration: picker.configuration(.hourAndMinute))
    }
  }
}

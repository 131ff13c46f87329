/// A component of a date with a separate control.
enum DatePickerPart: Int, Identifiable {
  case date
  case time

  var id: Int { rawValue }
}

/// A date picker whose fields open the controls of the components: a calendar for the date, wheels
/// for the time (A2.24).
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

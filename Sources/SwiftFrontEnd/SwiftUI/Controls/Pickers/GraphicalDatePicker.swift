/// A calendar style (M3.5): a month with the selected day, and the time below.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        CalendarMonth(first: configuration.selection) { date in
          calendar.isDate(date, inSameDayAs: configuration.selection)
        } isOffered: {
          isOffered($0)
        } choose: {
          configuration.selection = moved(to: $0)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DatePicker(
          selection: configuration.$selection,
          displayedComponents: .hourAndMinute
        ) {
          Text("Time")
        }
        .datePickerStyle(.compact)
      }
    }
    .frame(minWidth: 280, idealWidth: 320, maxWidth: .infinity)
    .accessibilityElement(children: .contain)
  }

  /// Returns whether part of a day is in the picker's range.
  private func isOffered(_ day: Date) -> Bool {
    if let first = configuration.minimumDate, day < calendar.startOfDay(for: first) { return false }
    return configuration.maximumDate.map { day <= $0 } ?? true
  }

  /// The date with another day, between the first and the last one.
  private func moved(to day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
    let date = calendar.date(byAdding: time, to: calendar.startOfDay(for: day)) ?? day
    let first = max(date, configuration.minimumDate ?? date)
    return min(first, configuration.maximumDate ?? first)
  }
}

/// A control that selects any number of days: a month with a button for each day.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let range: (first: Date?, end: Date?)
  let label: Label

  nonisolated init(
    _ selection: Binding<Set<DateComponents>>,
    _ range: (first: Date?, end: Date?),
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.label = label
  }

  /// Creates a picker of days.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), label())
  }

  /// Creates a picker of days of a range.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (bounds.lowerBound, bounds.upperBound), label())
  }

  /// Creates a picker of days from a date on.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (bounds.lowerBound, nil), label())
  }

  /// Creates a picker of days before a date.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, bounds.upperBound), label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, (nil, nil), Text(titleKey))
  }

  /// Creates a picker of days with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, (nil, nil), Text(title))
  }

  /// Creates a picker of days of a range with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, (bounds.lowerBound, bounds.upperBound), Text(titleKey))
  }

  /// Creates a picker of days from a date on with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, (bounds.lowerBound, nil), Text(titleKey))
  }

  /// Creates a picker of days before a date with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, (nil, bounds.upperBound), Text(titleKey))
  }
}

extension MultiDatePicker: View {
  /// A calendar of the month of the earliest chosen day, or of today's.
  public var body: some View {
    DaysOfMonth(selection: selection, first: range.first, end: range.end)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

/// A month with any number of selected days.
private struct DaysOfMonth: View {
  let selection: Binding<Set<DateComponents>>
  let first: Date?
  let end: Date?
  @Environment(\.calendar) private var calendar

  var body: some View {
    let dates = selection.wrappedValue.compactMap { calendar.date(from: $0) }
    CalendarMonth(first: dates.min() ?? Date()) { date in
      chosen(date) != nil
    } isOffered: { date in
      if let first, date < calendar.startOfDay(for: first) { return false }
      return end.map { date < $0 } ?? true
    } choose: { date in
      if let chosen = chosen(date) {
        selection.wrappedValue.remove(chosen)
      } else {
        let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
        selection.wrappedValue.insert(calendar.dateComponents(parts, from: date))
      }
    }
  }

  private func chosen(_ date: Date) -> DateComponents? {
    selection.wrappedValue.first { parts in
      calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: date) } == true
    }
  }
}

/// Something that chooses any number of days: a month, of which each day is a button.
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

  /// Creates a picker of days with a title as it is.
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
  /// What it is made of: the month, above its days in rows of a week.
  public var body: some View {
    MonthOfDays(selection: selection, first: range.first, end: range.end)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

/// The days of the month of the earliest day that is chosen, or else of today.
private struct MonthOfDays: View {
  let selection: Binding<Set<DateComponents>>
  let first: Date?
  let end: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  /// How many months later than the first that was shown.
  @State private var offset = 0

  var body: some View {
    let month = month
    VStack {
      HStack {
        Text(verbatim: month.formatted(Date.FormatStyle().month(.wide).year().locale(locale)))
          .font(.headline)
        Spacer()
        Button {
          offset -= 1
        } label: {
          Image(systemName: "chevron.left").accessibilityLabel("Previous Month")
        }
        Button {
          offset += 1
        } label: {
          Image(systemName: "chevron.right").accessibilityLabel("Next Month")
        }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
        ForEach(0..<blanks(before: month), id: \.self) { _ in Color.clear.frame(height: side) }
        ForEach(days(of: month), id: \.self) { day(of: $0) }
      }
    }
  }

  /// The side of what is touched of a day, in points: the least that guidelines ask for.
  private var side: CGFloat { 44 }

  private var month: Date {
    let dates = selection.wrappedValue.compactMap { calendar.date(from: $0) }
    let start = calendar.dateInterval(of: .month, for: dates.min() ?? Date())?.start ?? Date()
    return calendar.date(byAdding: .month, value: offset, to: start) ?? start
  }

  private func blanks(before month: Date) -> Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  private func days(of month: Date) -> [Date] {
    (calendar.range(of: .day, in: .month, for: month) ?? 1..<2)
      .compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: month) }
  }

  @ViewBuilder private func day(of date: Date) -> some View {
    let chosen = selection.wrappedValue.first { isDay($0, date) }
    Button {
      if let chosen {
        selection.wrappedValue.remove(chosen)
      } else {
        let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
        selection.wrappedValue.insert(calendar.dateComponents(parts, from: date))
      }
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: date))").frame(height: side)
    }
    .accessibilityAddTraits(chosen == nil ? [] : .isSelected)
    .disabled(!isOffered(date))
  }

  private func isOffered(_ date: Date) -> Bool {
    if let first, date < calendar.startOfDay(for: first) { return false }
    if let end, date >= end { return false }
    return true
  }

  private func isDay(_ parts: DateComponents, _ date: Date) -> Bool {
    calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: date) } == true
  }
}

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

/// A month as a calendar shows it: its name between two buttons, the names of the days, and each day as a
/// button, in rows of a week (M3.5).
struct CalendarMonth: View {
  /// A day of the month that is shown first.
  let first: Date
  /// Whether a day is chosen.
  let isChosen: (Date) -> Bool
  /// Whether a day may be chosen.
  let isOffered: (Date) -> Bool
  /// Selects or deselects a day.
  let choose: (Date) -> Void
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  /// The month that is shown once someone has turned to it or chosen a day.
  @State private var shown: Date?

  /// The side of a day's hit area, in points: the minimum of Apple's guidelines.
  private static let side: CGFloat = 44

  var body: some View {
    let month = month
    VStack(spacing: 0) {
      HStack(spacing: 24) {
        Text(verbatim: title(of: month))
          .font(.headline)
        Spacer()
        turn("chevron.backward", "Previous Month", by: -1)
        turn("chevron.forward", "Next Month", by: 1)
      }
      .frame(height: Self.side)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      HStack(spacing: 0) {
        ForEach(names.indices, id: \.self) { index in
          Text(verbatim: names[index]).frame(maxWidth: .infinity)
        }
      }
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
      .padding(.vertical, 4)
      .dynamicTypeSize(...DynamicTypeSize.large)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 0)
      {
        ForEach(0..<blanks(before: month), id: \.self) { _ in
          Color.clear.frame(height: Self.side)
        }
        ForEach(days(of: month), id: \.self) { day(of: $0) }
      }
      // Larger letters do not fit a seventh of the width.
      .dynamicTypeSize(...DynamicTypeSize.large)
    }
  }

  private func turn(_ symbol: String, _ label: LocalizedStringKey, by months: Int) -> some View {
    Button {
      shown = calendar.date(byAdding: .month, value: months, to: month)
    } label: {
      Image(systemName: symbol).font(.title3.weight(.medium)).accessibilityLabel(label)
    }
  }

  /// The month and its year in the calendar that the days are of.
  private func title(of month: Date) -> String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .month(.wide).year().format(month)
  }

  /// The names of the days of a week, in its order.
  private var names: [String] {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    let start = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + start) % names.count] }
  }

  private var month: Date {
    shown ?? calendar.dateInterval(of: .month, for: first)?.start ?? first
  }

  private func blanks(before month: Date) -> Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  private func days(of month: Date) -> [Date] {
    (calendar.range(of: .day, in: .month, for: month) ?? 1..<2)
      .compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: month) }
  }

  private func day(of date: Date) -> some View {
    let (isChosen, isOffered) = (isChosen(date), isOffered(date))
    let isToday = calendar.isDateInToday(date)
    return Button {
      shown = month
      choose(date)
    } label: {
      Text(verbatim: locale.digits(of: calendar.component(.day, from: date)))
        .font(isChosen ? .title3.weight(.semibold) : .title3)
        .frame(maxWidth: .infinity, minHeight: Self.side)
        .foregroundStyle(look(isChosen: isChosen, isOffered: isOffered, isToday: isToday))
        .background {
          if isChosen {
            Circle().fill(.tint.opacity(isToday ? 1 : 0.15)).frame(
              width: Self.side,
              height: Self.side
            )
          }
        }
    }
    .accessibilityLabel(words(of: date, isToday: isToday))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .disabled(!isOffered)
  }

  /// Returns a day's label: its weekday, its day of the month, and whether it is today (A2.24).
  private func words(of date: Date, isToday: Bool) -> Text {
    let style = Date.FormatStyle(
      locale: locale,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
    let day = style.weekday(.wide).month(.wide).day().format(date)
    return isToday ? Text("Today, \(day)") : Text(verbatim: day)
  }

  /// Returns the style of a day: today has the tint, or white if selected; other days have the
  /// label's.
  private func look(isChosen: Bool, isOffered: Bool, isToday: Bool) -> AnyShapeStyle {
    if !isOffered { return AnyShapeStyle(.tertiary) }
    if isChosen, isToday { return AnyShapeStyle(Color.white) }
    return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

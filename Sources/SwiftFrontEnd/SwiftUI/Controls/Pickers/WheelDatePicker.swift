/// A picker of dates as wheels side by side (M3.5): month, day and year in the order of the locale, or, where the
/// time is chosen as well, one of days; then hour, minute and which half of the day it is.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// The count of days before and after the selected one in the wheel of days.
  private static let days = 30
  /// The count of years before and after the selected one in a wheel without a bound.
  private static let years = 50

  var body: some View {
    HStack(spacing: 0) {
      let hasTime = configuration.displayedComponents.contains(.hourAndMinute)
      if configuration.displayedComponents.contains(.date) {
        if hasTime {
          wheel("Date", -Self.days...Self.days, offset, words: day)
        } else {
          ForEach(order, id: \.self) { wheel(of: $0) }
        }
      }
      if hasTime { time }
    }
    .frame(minWidth: 280, idealWidth: 320, maxWidth: .infinity)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private var time: some View {
    if hasHalves {
      wheel("Hour", 1...12, twelfth) { number($0) }
    } else {
      wheel("Hour", 0...23, part(.hour)) { number($0, digits: 2) }
    }
    wheel("Minute", 0...59, part(.minute)) { number($0, digits: 2) }
    if hasHalves { wheel("AM/PM", 0...1, half) { words($0 == 0) } }
  }

  @ViewBuilder private func wheel(of component: Calendar.Component) -> some View {
    let date = configuration.selection
    switch component {
    case .month:
      let months = calendar.range(of: .month, in: .year, for: date) ?? 1..<13
      wheel("Month", months.lowerBound...(months.upperBound - 1), part(.month), words: month)
    case .day:
      let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<32
      wheel("Day", days.lowerBound...(days.upperBound - 1), part(.day)) { number($0) }
    default:
      let year = calendar.component(.year, from: date)
      let first = configuration.minimumDate.map { calendar.component(.year, from: $0) }
      let last = configuration.maximumDate.map { calendar.component(.year, from: $0) }
      let start = min(first ?? year - Self.years, year)
      wheel("Year", start...max(last ?? year + Self.years, year), part(.year)) { number($0) }
    }
  }

  private func wheel(
    _ name: LocalizedStringKey,
    _ values: ClosedRange<Int>,
    _ selection: Binding<Int>,
    words: @escaping (Int) -> String
  ) -> some View {
    Picker(selection: selection) {
      ForEach(Array(values), id: \.self) { Text(verbatim: words($0)).tag($0) }
    } label: {
      Text(name)
    }
    .pickerStyle(.wheel)
    .frame(maxWidth: .infinity)
  }

  // MARK: Words

  /// The order of month, day and year in the locale.
  private var order: [Calendar.Component] {
    let format = Date.FormatStyle(
      locale: locale,
      calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt
    )
    // The 22nd of November 2001.
    let text = Date(timeIntervalSinceReferenceDate: 325 * 86_400).formatted(
      format.year().month(.twoDigits).day(.twoDigits)
    )
    let components = text.split { $0.wholeNumberValue == nil }.compactMap { digits in
      switch digits.reduce(0, { 10 * $0 + ($1.wholeNumberValue ?? 0) }) {
      case 22: Calendar.Component.day
      case 11: .month
      case 2001: .year
      default: nil
      }
    }
    return components.count == 3 ? components : [.month, .day, .year]
  }

  /// `true` if the locale has 12-hour time.
  private var hasHalves: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  private func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(
      .number.grouping(.never).precision(.integerLength(digits...)).locale(locale)
    )
  }

  private func month(_ value: Int) -> String {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.standaloneMonthSymbols
    return names.indices.contains(value - 1) ? names[value - 1] : number(value)
  }

  private func words(_ isMorning: Bool) -> String {
    var calendar = calendar
    calendar.locale = locale
    return isMorning ? calendar.amSymbol : calendar.pmSymbol
  }

  private func day(_ offset: Int) -> String {
    let date = calendar.date(byAdding: .day, value: offset, to: configuration.selection)
    let format = Date.FormatStyle(
      locale: locale,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
    return (date ?? configuration.selection).formatted(
      format.weekday(.abbreviated).month(.abbreviated).day()
    )
  }

  // MARK: Choices

  /// Returns a binding of a component of the date.
  private func part(_ component: Calendar.Component) -> Binding<Int> {
    Binding {
      calendar.component(component, from: configuration.selection)
    } set: { value in
      choose { $0.setValue(value, for: component) }
    }
  }

  /// The days from the selection to the wheel's position: 0 until the wheel moves.
  private var offset: Binding<Int> {
    Binding {
      0
    } set: { days in
      let date = calendar.date(byAdding: .day, value: days, to: configuration.selection)
      configuration.selection = inRange(date ?? configuration.selection)
    }
  }

  /// The hour from 1 to 12.
  private var twelfth: Binding<Int> {
    Binding {
      (calendar.component(.hour, from: configuration.selection) + 11) % 12 + 1
    } set: { value in
      choose { $0.hour = value % 12 + ($0.hour ?? 0) / 12 * 12 }
    }
  }

  /// 0 for a.m., 1 for p.m.
  private var half: Binding<Int> {
    Binding {
      calendar.component(.hour, from: configuration.selection) / 12
    } set: { value in
      choose { $0.hour = ($0.hour ?? 0) % 12 + 12 * value }
    }
  }

  /// Changes components of the date; a day beyond the month's end becomes its last day.
  private func choose(_ change: (inout DateComponents) -> Void) {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute],
      from: configuration.selection
    )
    change(&parts)
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first),
      let date = calendar.date(byAdding: .day, value: min(day, days.count) - 1, to: first)
    else { return }
    configuration.selection = inRange(date)
  }

  private func inRange(_ date: Date) -> Date {
    let first = max(date, configuration.minimumDate ?? date)
    return min(first, configuration.maximumDate ?? first)
  }
}

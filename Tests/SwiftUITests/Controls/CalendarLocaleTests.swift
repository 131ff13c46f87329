import EspalierTesting
import SwiftUI
import Testing

private struct Planned: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 4 * 86_400 + 3_600)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      DatePicker("Compact", selection: $date, displayedComponents: .date)
      Text(date, style: .date)
      Surroundings()
    }
  }
}

private struct Surroundings: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  var body: some View {
    Text(verbatim: "\(locale.identifier) \(calendar.identifier) \(calendar.firstWeekday)")
    Text(
      verbatim: "\(Locale.current == locale) \(Calendar.current.identifier == calendar.identifier)"
    )
  }
}

/// The reader's locale, calendar and digits are one and the same everywhere (V4.30).
@MainActor
struct CalendarLocaleTests {
  private func labels(_ locale: String?) -> [String] {
    let screen = Screen(Planned(), traits: ScreenTraits(locale: locale))
    return screen.elements.map { [$0.label, $0.value].compactMap { $0 }.joined(separator: " ") }
  }

  /// The fifth of January 2001 is the sixteenth of Dey 1379.
  @Test func aPersianCalendarHasPersianMonthsAndDigits() {
    let labels = labels("fa_IR")
    #expect(labels.contains("۱۳۷۹ دی"), "\(labels)")
    #expect(labels.contains { $0.hasSuffix("۱۶ دی") } && labels.contains { $0.hasSuffix("۳۰ دی") })
    #expect(!labels.contains { $0.contains("۳۱ دی") || $0.contains("16") })
    #expect(labels.contains { $0.contains("۱۶ دی ۱۳۷۹") }, "\(labels)")
    #expect(labels.contains("fa_IR persian 7") && labels.contains("true true"))
  }

  @Test func anEgyptianCalendarHasItsDigits() {
    let labels = labels("ar_EG")
    #expect(labels.contains("يناير ٢٠٠١"), "\(labels)")
    #expect(labels.contains { $0.hasSuffix("، ٥ يناير") }, "\(labels)")
    #expect(labels.contains { $0.hasSuffix("٣١ يناير") } && !labels.contains { $0.contains("5") })
    #expect(labels.contains("ar_EG gregorian 7") && labels.contains("true true"))
  }

  /// Whose region is not said has that of most readers.
  @Test(arguments: [
    (nil, "en_US gregorian 1"), ("de", "de_DE gregorian 2"), ("ar", "ar_EG gregorian 7"),
    ("th", "th_TH buddhist 1"),
  ])
  func surroundings(_ locale: String?, _ expected: String) {
    let labels = labels(locale)
    #expect(labels.contains(expected) && labels.contains("true true"), "\(labels)")
  }
}

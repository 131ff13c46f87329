internal import Assets

/// Formats dates relative to another, such as `yesterday` and `in 3 days`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Like all formatters it is set up before it is shared.

  /// Whether distances have names.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric = 0
    /// `yesterday`.
    case named = 1
  }

  /// The width of unit names.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  /// Whether distances have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The width of unit names.
  open var unitsStyle = UnitsStyle.full
  /// The place of the words in a text: at the beginning of a sentence they begin with a capital letter.
  open var formattingContext = Formatter.Context.unknown
  /// The locale of the text.
  open var locale: Locale! = ProgramLocale.current
  /// The calendar whose days and months count.
  open var calendar: Calendar! = .current

  /// Returns the text of a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .current).dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
      from: referenceDate,
      to: date
    )
    return localizedString(from: components)
  }

  /// Returns the text of an interval in seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of the largest unit of an interval.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(Calendar.Component, UnitText.Time)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    var found: (count: Int, unit: UnitText.Time) = (0, .second)
    for (component, unit) in units {
      guard let count = dateComponents.value(for: component), count != 0 else { continue }
      found = (count, unit)
      break
    }
    let width: UnitText.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short: .short
      case .abbreviated: .narrow
      }
    let text = UnitText.relative(
      Double(found.count),
      found.unit,
      width: width,
      isNamed: dateTimeStyle == .named,
      locale: (locale ?? ProgramLocale.current).identifier(.bcp47)
    )
    let words = text ?? "\(found.count) \(found.unit.rawValue)"
    guard formattingContext == .beginningOfSentence else { return words }
    return words.prefix(1).uppercased(with: locale) + words.dropFirst()
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

internal import Assets

/// Formats durations as text, such as `1 hour, 2 minutes`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Like all formatters it is set up before it is shared.

  /// The width of unit names.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10`.
    case positional = 0
    /// `1h 10m`.
    case abbreviated = 1
    /// `1 hr, 10 min`.
    case short = 2
    /// `1 hour, 10 minutes`.
    case full = 3
    /// `one hour, ten minutes`. Inert: numbers are digits.
    case spellOut = 4
    /// `1hr 10min`.
    case brief = 5
  }

  /// The treatment of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviours as bits.
    public let rawValue: UInt
    /// Creates behaviours from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default of the units style.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Drops zeros before the first other unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Drops zeros in the middle.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Drops zeros behind the last other unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Drops all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads zeros to two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that are used.
  open var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
  /// The width of unit names.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum count of units in the text; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the last unit has a fraction.
  ///
  /// Inert: there are no fractions.
  open var allowsFractionalUnits = false
  /// `true` if the largest unit also counts larger units that are not allowed.
  open var collapsesLargestUnit = false
  /// `true` to mark the duration as approximate.
  ///
  /// Inert: the phrase is not added.
  open var includesApproximationPhrase = false
  /// `true` to add that the time remains.
  ///
  /// Inert: the phrase is not added.
  open var includesTimeRemainingPhrase = false
  /// The calendar that days and months are counted in; its locale is that of the text.
  open var calendar: Calendar? = {
    var calendar = Calendar.current
    calendar.locale = ProgramLocale.current
    return calendar
  }()

  /// Returns the text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  /// Returns the text of the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let components = (calendar ?? .current).dateComponents(allowed, from: startDate, to: endDate)
    return string(from: components)
  }

  /// Returns the text of a duration in components.
  open func string(from components: DateComponents) -> String? {
    var parts = DateComponentsFormatter.units.compactMap {
      unit -> (unit: UnitText.Time, count: Int)? in
      guard allowedUnits.contains(unit.option) else { return nil }
      return (unit.time, components.value(for: unit.component) ?? 0)
    }
    guard !parts.isEmpty else { return nil }
    let isPositional = unitsStyle == .positional
    let keepsZeros = zeroFormattingBehavior.contains(.pad)
    let drops: ZeroFormattingBehavior =
      zeroFormattingBehavior.contains(.default)
      ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    let least = isPositional && !keepsZeros ? min(2, parts.count) : 1
    if drops.contains(.dropLeading) {
      while parts.count > least, parts[0].count == 0 { parts.removeFirst() }
    }
    if drops.contains(.dropTrailing) {
      while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
    }
    if drops.contains(.dropMiddle), parts.count > 2 {
      parts = parts.enumerated()
        .filter { $0 == 0 || $0 == parts.count - 1 || $1.count != 0 }
        .map(\.element)
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return isPositional ? positional(parts, keepsZeros) : worded(parts)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the numbers with colons, all but the first padded to two digits.
  private func positional(
    _ parts: [(unit: UnitText.Time, count: Int)],
    _ isPadded: Bool
  ) -> String {
    parts.enumerated().map { index, part in
      let needsTwo = (index > 0 || isPadded) && part.count < 10 && part.count >= 0
      return needsTwo ? "0\(part.count)" : "\(part.count)"
    }
    .joined(separator: ":")
  }

  private func worded(_ parts: [(unit: UnitText.Time, count: Int)]) -> String {
    let locale = calendar?.locale ?? ProgramLocale.current
    let width: UnitText.Width =
      switch unitsStyle {
      case .abbreviated, .brief: .narrow
      case .short: .short
      case .full, .spellOut, .positional: .full
      }
    let words = parts.map { UnitWords.string(Double($0.count), $0.unit, width, locale) }
    return words.joined(separator: width == .narrow ? " " : ", ")
  }

  private static let units:
    [(option: NSCalendar.Unit, component: Calendar.Component, time: UnitText.Time)] = [
      (.year, .year, .year), (.month, .month, .month), (.weekOfMonth, .weekOfMonth, .week),
      (.day, .day, .day), (.hour, .hour, .hour), (.minute, .minute, .minute),
      (.second, .second, .second),
    ]

  private var allowed: Set<Calendar.Component> {
    Set(DateComponentsFormatter.units.filter { allowedUnits.contains($0.option) }.map(\.component))
  }

  /// Returns the text of a duration in a style.
  public class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

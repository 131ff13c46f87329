extension Date {
  /// Writes the time between two dates as numbers of units.
  ///
  /// On Linux, Foundation's type of this name has only its fields.
  public struct _ComponentsFormatStyle: Foundation.FormatStyle {
    /// The width of unit names.
    public struct Style: Codable, Hashable, Sendable {
      private let number: Int

      private init(_ style: DateComponentsFormatter.UnitsStyle) { number = style.rawValue }

      /// `2 hr, 30 min`.
      public static let abbreviated = Style(.short)
      /// `2h 30m`.
      public static let condensedAbbreviated = Style(.abbreviated)
      /// `2hr 30min`.
      public static let narrow = Style(.brief)
      /// `two hours, thirty minutes`.
      ///
      /// Inert: numbers are digits.
      public static let spellOut = Style(.spellOut)
      /// `2 hours, 30 minutes`.
      public static let wide = Style(.full)
      /// `2:30:00`.
      static let positional = Style(.positional)

      fileprivate var units: DateComponentsFormatter.UnitsStyle { .init(rawValue: number) ?? .full }
    }

    /// A unit.
    public typealias Field = Date.ComponentsFormatStyle.Field

    private static let units: [(field: Field, unit: NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

    /// The width of unit names.
    public var style: Style
    /// The language of the names.
    public var locale: Locale
    /// The calendar whose days and months count.
    public var calendar: Calendar
    /// The units; nil for all but weeks.
    public var fields: Set<Field>?

    /// Creates a style.
    public init(
      style: Style,
      locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    /// Returns the duration from the first date to the last, as text such as `1 hour, 2 minutes`.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style.units
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      if style == .positional { formatter.allowedUnits = [.hour, .minute, .second] }
      if let fields {
        let wanted = Self.units.filter { fields.contains($0.field) }
        formatter.allowedUnits = NSCalendar.Unit(wanted.map(\.unit))
      }
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The style in another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  /// The time between two dates as numbers of units.
  public static func components(
    style: Date._ComponentsFormatStyle.Style,
    fields: Set<Date._ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// The time between two dates in hours, minutes and seconds.
  public static var timeDuration: Self { Self(style: .positional) }
}

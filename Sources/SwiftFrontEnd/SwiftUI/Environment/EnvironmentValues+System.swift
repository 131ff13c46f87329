internal import LayoutCore

private enum DisplayScaleKey: EngineEnvironmentKey {
  static let defaultValue: CGFloat = 3

  static func change(_ value: CGFloat) -> EngineChange { { $0.displayScale = Double(value) } }
}

extension EnvironmentValues {
  /// The count of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the display shows little light.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// The user's locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private enum LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

extension EnvironmentValues {
  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum LocaleKey: EngineEnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")

  static func change(_ value: Locale) -> EngineChange {
    let identifier = value.identifier(.bcp47)
    return { $0.locale = identifier }
  }
}

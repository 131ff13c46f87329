/// The platform's own pickers.
public struct DefaultDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's own pickers.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Text that opens a calendar.
public struct CompactDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CompactDatePickerStyle: DatePickerStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "compact" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Text that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar of a month, above the time.
public struct GraphicalDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month, above the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

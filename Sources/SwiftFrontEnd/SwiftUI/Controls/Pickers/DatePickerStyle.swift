/// The appearance of date pickers (V8.5).
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of date pickers inside.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.datePickerStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum DatePickerStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, DatePickerStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of pickers of dates, the outermost first.
  var datePickerStyles: [StyleChoice<String, DatePickerStyleConfiguration>] {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}

/// The properties of a date picker, for a style.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the date picker.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that may be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that may be chosen; nil for any.
  public let maximumDate: Date?
  /// The components to select.
  public let displayedComponents: DatePickerComponents
}

extension DatePickerStyleConfiguration.Label: _StyleConfigurationView {}

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

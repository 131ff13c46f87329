/// The components of a date to select.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a set of parts.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

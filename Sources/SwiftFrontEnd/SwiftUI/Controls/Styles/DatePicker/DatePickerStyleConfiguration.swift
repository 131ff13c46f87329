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

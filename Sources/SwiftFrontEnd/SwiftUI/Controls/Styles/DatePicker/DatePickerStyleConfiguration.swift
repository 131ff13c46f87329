/// What a style of pickers of dates is given.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the date is for.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that may be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that may be chosen; nil for any.
  public let maximumDate: Date?
  /// Which parts of the date may be chosen.
  public let displayedComponents: DatePickerComponents
}

extension DatePickerStyleConfiguration.Label: _StyleConfigurationView {}

/// A control that selects a date.
public struct DatePicker<Label: View> {
  /// The components of a date to select.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: (first: Date?, last: Date?)
  let components: Components
  let label: Label

  nonisolated init(
    _ selection: Binding<Date>,
    _ range: (first: Date?, last: Date?),
    _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }
}

extension DatePicker {
  /// The configuration for a style: the picker, reduced to some components of the date.
  @MainActor
  func configuration(_ components: Components) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(_part: _StylePart(label)),
      selection: selection,
      minimumDate: range.first,
      maximumDate: range.last,
      displayedComponents: components
    )
  }

  /// Creates a picker of a date.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), displayedComponents, label())
  }

  /// Creates a picker of a date in a range.
  public nonisolated init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
  }

  /// Creates a picker of a date from a date on.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label())
  }

  /// Creates a picker of a date up to a date.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of a date with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(title))
  }

  /// Creates a picker of a date in a range with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date in a range with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(title))
  }

  /// Creates a picker of a date from a date on with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date from a date on with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(title))
  }

  /// Creates a picker of a date up to a date with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date up to a date with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(title))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a picker from a style's configuration.
  nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection,
      (configuration.minimumDate, configuration.maximumDate),
      configuration.displayedComponents,
      configuration.label
    )
  }
}

extension DatePicker: View {
  /// The title, and the date's components as text; each opens the view that sets it (A2.24).
  public var body: some View { CompactDatePicker(picker: self) }
}

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

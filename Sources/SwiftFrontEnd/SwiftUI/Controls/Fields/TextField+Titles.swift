extension TextField where Label == Text {
  /// Creates a field with a title, which shows while nothing has been typed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>
  ) {
    self.init(FieldText(text), nil, Text(titleKey))
  }

  /// Creates a field with a title, which shows while nothing has been typed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>
  ) {
    self.init(FieldText(text), nil, Text(title))
  }

  /// Creates a field with a title and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(FieldText(text), prompt, Text(titleKey))
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(FieldText(text), prompt, Text(title))
  }

  /// Creates a field with a title that may grow along an axis.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(FieldText(text), nil, Text(titleKey))
    self.axis = axis
  }

  /// Creates a field with a title that may grow along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(FieldText(text), nil, Text(title))
    self.axis = axis
  }

  /// Creates a field with a title and a prompt that may grow along an axis.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(FieldText(text), prompt, Text(titleKey))
    self.axis = axis
  }

  /// Creates a field with a title and a prompt that may grow along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(FieldText(text), prompt, Text(title))
    self.axis = axis
  }

  /// Creates a field that says when editing begins, when it ends, and when the return key is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(text), nil, Text(titleKey), onEditingChanged, onCommit)
  }

  /// Creates a field that says when editing begins, when it ends, and when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(text), nil, Text(title), onEditingChanged, onCommit)
  }

  /// Creates a field that says when editing begins and ends.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldText(text), nil, Text(titleKey), onEditingChanged)
  }

  /// Creates a field that says when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldText(text), nil, Text(title), onEditingChanged)
  }

  /// Creates a field that says when the return key is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(text), nil, Text(titleKey), nil, onCommit)
  }

  /// Creates a field that says when the return key is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(text), nil, Text(title), nil, onCommit)
  }

  /// Creates a field of a value in a format, which is read when editing ends.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt, Text(titleKey))
  }

  /// Creates a field of a value in a format, which is read when editing ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt, Text(title))
  }

  /// Creates a field of a formatted value; it is nil while the text does not parse.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt, Text(titleKey))
  }

  /// Creates a field of a formatted value; it is nil while the text does not parse.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt, Text(title))
  }

  /// Creates a field of a value that a formatter reads.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(FieldText(value, formatter), prompt, Text(titleKey))
  }

  /// Creates a field of a value that a formatter reads.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(FieldText(value, formatter), prompt, Text(title))
  }

  /// Creates a field of a value that a formatter reads, and says when editing begins and ends.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(FieldText(value, formatter), nil, Text(titleKey), onEditingChanged, onCommit)
  }

  /// Creates a field of a value that a formatter reads, and says when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(FieldText(value, formatter), nil, Text(title), onEditingChanged, onCommit)
  }
}

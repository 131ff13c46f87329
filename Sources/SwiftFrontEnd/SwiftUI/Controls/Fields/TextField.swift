internal import LayoutCore
public import ViewGraph

/// A field for a line of text.
public struct TextField<Label: View> {
  let text: FieldText
  let prompt: Text?
  let label: Label
  /// The axis along which the field grows with its text.
  var axis = Axis.horizontal
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  nonisolated init(
    _ text: FieldText,
    _ prompt: Text?,
    _ label: Label,
    _ onEditingChanged: ((Bool) -> Void)? = nil,
    _ onCommit: (() -> Void)? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension TextField {
  /// Creates a field with a label, which only shows if there is no prompt.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(text), prompt, label())
  }

  /// Creates a field that may grow along an axis.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(text), prompt, label())
    self.axis = axis
  }

  /// Creates a field of a value in a format, which is read when editing ends.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt, label())
  }

  /// Creates a field of a formatted value; it is nil while the text does not parse.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldText(value, format), prompt, label())
  }

  /// Creates a field of a value that a formatter reads.
  public nonisolated init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(value, formatter), prompt, label())
  }
}

extension TextField: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let isStyled = node.appliesStyle(\.textFieldStyles) {
      var field = TextField<_TextFieldStyleLabel>(
        text,
        prompt,
        _TextFieldStyleLabel(_part: _StylePart(label)),
        onEditingChanged,
        onCommit
      )
      field.axis = axis
      return field
    }
    if isStyled { return }
    node.updateField(
      .plain,
      text,
      prompt: prompt,
      isGrowing: axis == .vertical,
      onEditingChanged: onEditingChanged,
      onCommit: onCommit
    ) {
      Label._append(label, to: &$0)
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.textFieldStyles, \.textField) { $0.control($1, of: node) }
  }
}

/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the styled field.
  associatedtype _Body: View
  /// The type of the field's label, as the style sees it.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the styled field (V8.5).
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// The label of a text field, as a style sees it.
public struct _TextFieldStyleLabel {
  /// The views that the control passes to its style.
  public let _part: _StylePart
}

extension _TextFieldStyleLabel: _StyleConfigurationView {}

extension View {
  /// Sets the style of text fields inside.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.textFieldStyles, look: \.textField) {
        $0._body(configuration: $1)
      }
    )
  }
}

private enum TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<ControlStyles.TextField, TextField<_TextFieldStyleLabel>>] {
    []
  }
}

extension EnvironmentValues {
  /// The styles of text fields, the outermost first.
  var textFieldStyles: [StyleChoice<ControlStyles.TextField, TextField<_TextFieldStyleLabel>>] {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}

/// The platform's own fields.
public struct DefaultTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.TextField.automatic }

  /// Returns the styled view.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's own fields.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// No border.
public struct PlainTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.TextField.plain }

  /// Returns the styled view.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.TextField.roundedBorder }

  /// Returns the styled view.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A border; laid out like the rounded one.
public struct SquareBorderTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.TextField.roundedBorder }

  /// Returns the styled view.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border; laid out like the rounded one.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

internal import LayoutCore

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

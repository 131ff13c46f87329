internal import LayoutCore

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What the style makes of a field.
  associatedtype _Body: View
  /// What the style is given of a field's label.
  typealias _Label = _TextFieldStyleLabel

  /// What the style makes of a field (V8.5).
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// What a style of text fields is given.
public struct _TextFieldStyleLabel {
  /// The engine's value.
  public let _part: _StylePart
}

extension _TextFieldStyleLabel: _StyleConfigurationView {}

extension View {
  /// How text fields inside look.
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

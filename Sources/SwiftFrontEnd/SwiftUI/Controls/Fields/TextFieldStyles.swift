internal import LayoutCore

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

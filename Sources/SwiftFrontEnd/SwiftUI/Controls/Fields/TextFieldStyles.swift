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

/// Fields without a border.
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
  /// Fields without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// Fields with a border with round corners.
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
  /// Fields with a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// Fields with a border; laid out as those with round corners.
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
  /// Fields with a border; laid out as those with round corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

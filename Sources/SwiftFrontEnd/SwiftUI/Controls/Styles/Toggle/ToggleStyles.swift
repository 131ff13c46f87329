internal import LayoutCore

/// The platform's own toggles.
public struct DefaultToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Toggle.automatic }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's own toggles.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch behind the label.
public struct SwitchToggleStyle {
  let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Toggle.switch }

  /// Returns the styled view.
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      Toggle(configuration).toggleStyle(SwitchToggleStyle()).tint(tint)
    } else {
      Toggle(configuration).toggleStyle(self)
    }

  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Toggle.button }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

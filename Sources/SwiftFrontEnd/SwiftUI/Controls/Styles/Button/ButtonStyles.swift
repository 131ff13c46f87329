internal import LayoutCore

/// The platform's own buttons.
public struct DefaultButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.automatic }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's own buttons.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Buttons that look as what they say.
public struct PlainButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.plain }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons that look as what they say.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Buttons that are cards on a television; here they look as what they say.
public struct CardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CardButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.plain }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// Buttons that are cards on a television.
  public static var card: CardButtonStyle { CardButtonStyle() }
}

/// Buttons without borders.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderless }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons without borders.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Buttons with borders.
public struct BorderedButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.bordered }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons with borders.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Buttons with borders that stand out.
public struct BorderedProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderedProminent }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons with borders that stand out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Buttons that look as links.
public struct LinkButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderless }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Buttons that look as links.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Buttons of glass; laid out as those with borders.
public struct GlassButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GlassButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.bordered }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of glass; laid out as those with borders.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Buttons of glass that stand out; laid out as those with borders.
public struct GlassProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Button.borderedProminent }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons of glass that stand out; laid out as those with borders.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

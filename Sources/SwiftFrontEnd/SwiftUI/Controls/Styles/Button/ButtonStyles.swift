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

/// A button that looks like its label.
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
  /// A button that looks like its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A card on a television; here it looks like its label.
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
  /// A card on a television.
  public static var card: CardButtonStyle { CardButtonStyle() }
}

/// No border.
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
  /// No border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A border.
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
  /// A border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A prominent border.
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
  /// A prominent border.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The look of a link.
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
  /// The look of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Glass; laid out like the bordered style.
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
  /// Glass; laid out like the bordered style.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Prominent glass; laid out like the bordered style.
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
  /// Prominent glass; laid out like the bordered style.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

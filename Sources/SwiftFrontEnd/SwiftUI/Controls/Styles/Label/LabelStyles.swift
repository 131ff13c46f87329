internal import LayoutCore

/// The label style that the context, such as a bar, prefers.
public struct DefaultLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultLabelStyle: LabelStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Label.automatic }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The label style that the context, such as a bar, prefers.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Pictures whose words are only said.
public struct IconOnlyLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension IconOnlyLabelStyle: LabelStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Label.iconOnly }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Pictures whose words are only said.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Words alone.
public struct TitleOnlyLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TitleOnlyLabelStyle: LabelStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Label.titleOnly }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Pictures before words.
public struct TitleAndIconLabelStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TitleAndIconLabelStyle: LabelStyle, EngineStyle {
  nonisolated var engine: AnyHashable { ControlStyles.Label.titleAndIcon }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Pictures before words.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

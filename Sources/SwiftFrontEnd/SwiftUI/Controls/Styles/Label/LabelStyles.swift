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

/// The icon only; the title is spoken.
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
  /// The icon only; the title is spoken.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The title only.
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
  /// The title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon and the title.
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
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

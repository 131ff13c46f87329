internal import LayoutCore

/// The appearance of labels (V8.5).
@MainActor @preconcurrency
public protocol LabelStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of labels inside.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.labelStyles, look: \.label) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum LabelStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<ControlStyles.Label, LabelStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of labels, the outermost first.
  var labelStyles: [StyleChoice<ControlStyles.Label, LabelStyleConfiguration>] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

/// The properties of a label, for a style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The icon of the label.
  public struct Icon {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: _StyleConfigurationView {}

extension LabelStyleConfiguration.Icon: _StyleConfigurationView {}

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

public import LayoutCore

/// The appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The engine's name of the style.
  nonisolated static var _engine: ControlStyles.List { get }
}

extension View {
  /// Sets the style of the lists inside.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    controlLook("listStyle", S._engine) { $0.list = $1 }
  }
}

/// The system's.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without cards.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .plain }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without cards.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

/// Grouped sections.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// Grouped sections.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Inset rows without cards.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows without cards.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

/// Sections as inset cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as inset cards.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The list of a sidebar.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// The list of a sidebar.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Bordered rows; inset here.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .inset }
}

extension ListStyle where Self == BorderedListStyle {
  /// Bordered rows; inset here.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// Rows of a watch; plain here.
public struct CarouselListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .plain }
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows of a watch; plain here.
  public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows of a watch; plain here.
public struct EllipticalListStyle: ListStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// The style's layout.
  public nonisolated static var _engine: ControlStyles.List { .plain }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows of a watch; plain here.
  public nonisolated static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// How a tab view lets choose what it shows.
public protocol TabViewStyle {
  /// Whether the views are pages.
  nonisolated static var _isPaged: Bool { get }
}

extension TabViewStyle {
  /// Whether the tabs are pages side by side instead of having a tab bar.
  public nonisolated static var _isPaged: Bool { false }
}

/// The system's way: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the marks of the pages are shown, which take no room.
  public struct IndexDisplayMode: Sendable {
    /// As the system has it.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// Whether the tabs are pages side by side instead of having a tab bar.
  public nonisolated static var _isPaged: Bool { true }
}

/// Pages below each other.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// How one page comes after another.
  public struct TransitionStyle: Equatable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = TransitionStyle(name: "automatic")
    /// With blur.
    public static let blur = TransitionStyle(name: "blur")
    /// At once.
    public static let identity = TransitionStyle(name: "identity")
  }

  /// Creates the style.
  public nonisolated init() {}

  /// Creates the style with a way from page to page.
  public nonisolated init(transitionStyle: TransitionStyle) {}

  /// Whether the tabs are pages instead of having a tab bar.
  public nonisolated static var _isPaged: Bool { true }
}

/// A bar of tabs that may be a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A bar of tabs and nothing else.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's way.
  public nonisolated static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public nonisolated static var page: PageTabViewStyle { .init() }

  /// Pages beside each other.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages below each other.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle { .init() }

  /// Pages below each other.
  public nonisolated static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { .init(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that may be a sidebar.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs and nothing else.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

private enum PagedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the views of tab views are pages.
  var isPaged: Bool {
    get { self[PagedKey.self] }
    set { self[PagedKey.self] = newValue }
  }
}

extension View {
  /// How tab views inside let choose what they show.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier("tabViewStyle") { $0.isPaged = S._isPaged })
  }

  /// Inert: the marks of pages take no room.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { inert() }

  /// Inert: a bar of tabs stays as it is.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { inert() }

  /// Inert: what stands above a bar of tabs is not modelled.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { inert() }
}

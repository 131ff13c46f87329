/// The user's customization of a tab view: the visible tabs, and the order of sections.
///
/// It holds the values that the program sets; there is no user interface to change them.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// The visibility of a tab in the bar and the sidebar.
  public struct TabCustomization: Equatable, Codable, Sendable {
    /// The visibility of a tab in the sidebar.
    public var sidebarVisibility: Visibility {
      get { isInSidebar.map { $0 ? .visible : .hidden } ?? .automatic }
      set { isInSidebar = newValue == .automatic ? nil : newValue == .visible }
    }

    /// The visibility of a tab in the bar.
    public var tabBarVisibility: Visibility {
      get { isInBar.map { $0 ? .visible : .hidden } ?? .automatic }
      set { isInBar = newValue == .automatic ? nil : newValue == .visible }
    }

    fileprivate var isInSidebar: Bool?
    fileprivate var isInBar: Bool?
  }

  /// The tabs of a section.
  public struct SectionCustomization: Equatable, Codable, Sendable {
    /// The identifiers of the tabs in the user's order; nil for the program's.
    public var tabOrder: [String]? = nil
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates an empty customization.
  public init() {}

  /// The visibility of a tab in the bar and the sidebar.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The visibility of a tab in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// The visibility of a tab in the bar.
  public subscript(tabBarVisibility id: String) -> Visibility {
    get { self[tab: id].tabBarVisibility }
    set { self[tab: id].tabBarVisibility = newValue }
  }

  /// The customization of a section; nil if it has none.
  public subscript(section id: String) -> SectionCustomization? {
    get { sections[id] }
    set { sections[id] = newValue }
  }

  /// Resets the visibility of all tabs.
  public mutating func resetVisibility() { tabs = [:] }

  /// Resets the order of all sections.
  public mutating func resetSectionOrder() { sections = [:] }
}

/// The customizations that the user may make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TabCustomizationBehavior(number: 0)
  /// The user may move the tab, but not remove it.
  public static let reorderable = TabCustomizationBehavior(number: 1)
  /// No customization.
  public static let disabled = TabCustomizationBehavior(number: 2)
}

/// The placement of tabs that are adaptable: in a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// In a tab bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// The placement of a tab among the others.
public struct TabPlacement: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TabPlacement(number: 0)
  /// In the bar only once the user adds it.
  public static let sidebarOnly = TabPlacement(number: 1)
  /// Always in the bar.
  public static let pinned = TabPlacement(number: 2)
}

// Customization of tabs: inert, since tabs are in a bar, in source order.

extension View {
  /// Binds the customization of the tabs inside.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Sets the identifier under which the user's customization of a tab or section is stored.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationID(_ id: String) -> some View { self }

  /// Sets the customizations that the user may make to a tab.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  /// Sets the visibility of a tab before customization.
  ///
  /// Inert: all tabs are in the bar.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  /// Sets the placement of a tab among the others.
  ///
  /// Inert: tabs are in source order.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some View { self }

  /// Sets the default placement of adaptable tabs inside.
  ///
  /// Inert: tabs are in a bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Sets the view above the tabs of a sidebar.
  ///
  /// Inert: tabs have no sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the view below the tabs of a sidebar.
  ///
  /// Inert: tabs have no sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the bar at the bottom of a sidebar of tabs.
  ///
  /// Inert: tabs have no sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the moment at which a search tab begins its search.
  ///
  /// Inert: the search field appears with its screen.
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }
}

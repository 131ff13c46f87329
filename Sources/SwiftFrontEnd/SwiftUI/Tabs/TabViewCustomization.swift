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

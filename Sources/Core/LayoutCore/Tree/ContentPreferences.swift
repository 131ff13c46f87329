/// The preferences of the views of a navigation container or presentation (V10.7, V10.8).
///
/// Of equal preferences the outer one counts, of siblings the first; bar items add up.
package struct ContentPreferences: Sendable {
  package private(set) var title: (text: String, id: String?, owner: Int32)?
  /// The subtitle.
  package private(set) var subtitle: String?
  package private(set) var titleDisplayMode: NavigationTitleDisplayMode?
  package private(set) var hidesBackButton: Bool?
  package private(set) var items: [BarItem] = []
  private var isHidden: [BarKind: Bool] = [:]
  private var backgrounds: [BarKind: BarBackground] = [:]
  package private(set) var search: (field: SearchField, id: String?, owner: Int32)?
  /// The search scopes.
  package private(set) var scopes: SearchScopes?
  package private(set) var detent: PresentationDetent?
  package private(set) var adaptation: PresentationAdaptation?
  package private(set) var look = PresentationLook()
  /// The background of a presentation's views; nil for that of its look.
  package private(set) var backdrop: PresentationBackdrop?
  package private(set) var destinations: [NavigationDestination] = []
  /// The numbers of links with values.
  package private(set) var links: [Int] = []
  package var columnWidth: Double?
  /// Whether a navigation stack inside has a bar at its top.
  package var hasNavigationBar = false
  /// The lists at whose start a bar may end: their nodes, and those of their rows.
  package private(set) var lists: [(list: Int, rows: Int)] = []
  /// The preferences before the first tab view, at most one; then those of its tabs.
  private var beforeTabs: [ContentPreferences] = []
  private var tabs: [ContentPreferences] = []
  package private(set) var tab = 0

  package init() {}

  /// Whether a bar is hidden.
  package func hides(_ bar: BarKind) -> Bool { isHidden[bar] ?? false }

  /// The background of a bar; nil if none is set.
  package func background(of bar: BarKind) -> BarBackground? { backgrounds[bar] }

  /// - Parameter owner: The front end's number of the resulting text or field; −1 for none.
  mutating func include(_ preference: ContentPreference, owner: Int32) {
    switch preference {
    case .navigationTitle(let text, let id): title = title ?? (text, id, owner)
    case .navigationBarTitleDisplayMode(let mode): titleDisplayMode = titleDisplayMode ?? mode
    case .navigationBarBackButtonHidden(let isHidden):
      hidesBackButton = hidesBackButton ?? isHidden
    case .toolbarItem(let item): items.append(item)
    case .toolbarVisibility(let hidden, let bars):
      for bar in bars { isHidden[bar] = isHidden[bar] ?? hidden }
    case .searchable(let field, let id): search = search ?? (field, id, owner)
    case .navigationDestination(let destination): destinations.append(destination)
    case .navigationLink(let link): links.append(link)
    case .navigationSplitViewColumnWidth(let width): columnWidth = columnWidth ?? width
    case .presentationDetent(let detent): self.detent = self.detent ?? detent
    case .presentationCompactAdaptation(let adaptation):
      self.adaptation = self.adaptation ?? adaptation
    case .presentationLook(let look): include(look, nil)
    case .presentationBackground(let backdrop): include(PresentationLook(), backdrop)
    case .navigationSubtitle(let subtitle): self.subtitle = self.subtitle ?? subtitle
    case .toolbarBackground(let background, let bars):
      for bar in bars { backgrounds[bar, default: BarBackground()].include(background) }
    case .searchScopes(let scopes): self.scopes = self.scopes ?? scopes
    }
  }

  /// Merges the appearance of a presentation: the first background counts.
  private mutating func include(_ look: PresentationLook, _ backdrop: PresentationBackdrop?) {
    if self.look.background == nil { self.backdrop = self.backdrop ?? backdrop }
    var look = look
    if self.backdrop != nil { look.background = nil }
    self.look.include(look)
  }

  /// Merges the preferences of views inside, collected for another container.
  mutating func include(_ other: ContentPreferences) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    titleDisplayMode = titleDisplayMode ?? other.titleDisplayMode
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    items += other.items
    isHidden.merge(other.isHidden) { own, _ in own }
    for (bar, background) in other.backgrounds {
      backgrounds[bar, default: BarBackground()].include(background)
    }
    search = search ?? other.search
    scopes = scopes ?? other.scopes
    detent = detent ?? other.detent
    adaptation = adaptation ?? other.adaptation
    include(other.look, other.backdrop)
    destinations += other.destinations
    links += other.links
    columnWidth = columnWidth ?? other.columnWidth
    hasNavigationBar = hasNavigationBar || other.hasNavigationBar
    lists += other.lists
  }

  /// Merges the preferences of a tab view's tabs, with the selected one.
  mutating func include(tabs: [ContentPreferences], selection: Int) {
    guard tabs.indices.contains(selection) else { return }
    if self.tabs.isEmpty { (beforeTabs, self.tabs, tab) = ([self], tabs, selection) }
    include(tabs[selection])
    for (index, tab) in tabs.enumerated() where index != selection {
      destinations += tab.destinations
      links += tab.links
    }
  }

  /// The preferences while each of the tabs is selected; empty without a tab view.
  package var ofTabs: [ContentPreferences] {
    guard let before = beforeTabs.first else { return [] }
    let later = items.dropFirst(before.items.count + tabs[tab].items.count)
    return tabs.map { said in
      var preferences = before
      preferences.include(said)
      preferences.items += later
      return preferences
    }
  }

  mutating func note(list: Int, rows: Int) { lists.append((list, rows)) }

  /// The destinations of links, and nothing else.
  package var leads: ContentPreferences {
    var preferences = ContentPreferences()
    (preferences.destinations, preferences.links) = (destinations, links)
    return preferences
  }

  /// The preferences for containers around a navigation stack: tabs, columns and presentations.
  package var beyondNavigation: ContentPreferences {
    var preferences = ContentPreferences()
    preferences.isHidden[.tabBar] = isHidden[.tabBar]
    preferences.backgrounds[.tabBar] = backgrounds[.tabBar]
    preferences.detent = detent
    preferences.adaptation = adaptation
    preferences.look = look
    preferences.backdrop = backdrop
    preferences.columnWidth = columnWidth
    preferences.hasNavigationBar = hasNavigationBar
    return preferences
  }
}

/// What the views of a navigation container or presentation say to it (V10.7, V10.8).
///
/// Of two that say the same thing the outer one counts, of siblings the first; bar items add up.
package struct ContentPreferences: Sendable {
  package private(set) var title: (text: String, id: String?)?
  package private(set) var titleDisplayMode: NavigationTitleDisplayMode?
  package private(set) var hidesBackButton: Bool?
  package private(set) var items: [BarItem] = []
  private var isHidden: [BarKind: Bool] = [:]
  package private(set) var search: (field: SearchField, id: String?)?
  package private(set) var detent: PresentationDetent?
  package private(set) var adaptation: PresentationAdaptation?

  init() {}

  /// Whether a bar is to be hidden.
  package func hides(_ bar: BarKind) -> Bool { isHidden[bar] ?? false }

  mutating func include(_ preference: ContentPreference) {
    switch preference {
    case .navigationTitle(let text, let id): title = title ?? (text, id)
    case .navigationBarTitleDisplayMode(let mode): titleDisplayMode = titleDisplayMode ?? mode
    case .navigationBarBackButtonHidden(let isHidden):
      hidesBackButton = hidesBackButton ?? isHidden
    case .toolbarItem(let item): items.append(item)
    case .toolbarVisibility(let hidden, let bars):
      for bar in bars { isHidden[bar] = isHidden[bar] ?? hidden }
    case .searchable(let field, let id): search = search ?? (field, id)
    case .presentationDetent(let detent): self.detent = self.detent ?? detent
    case .presentationCompactAdaptation(let adaptation):
      self.adaptation = self.adaptation ?? adaptation
    }
  }

  /// Takes in what views inside said to another container.
  mutating func include(_ other: ContentPreferences) {
    title = title ?? other.title
    titleDisplayMode = titleDisplayMode ?? other.titleDisplayMode
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    items += other.items
    isHidden.merge(other.isHidden) { own, _ in own }
    search = search ?? other.search
    detent = detent ?? other.detent
    adaptation = adaptation ?? other.adaptation
  }

  /// What concerns the containers around a navigation stack: tabs and presentations.
  package var beyondNavigation: ContentPreferences {
    var preferences = ContentPreferences()
    preferences.isHidden[.tabBar] = isHidden[.tabBar]
    preferences.detent = detent
    preferences.adaptation = adaptation
    return preferences
  }
}

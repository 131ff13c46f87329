/// `NavigationBarItem.TitleDisplayMode`: the place of a navigation bar's title.
public enum NavigationTitleDisplayMode: String, Sendable, Hashable, CaseIterable {
  /// As in the view below; of the first one `large`.
  case automatic
  /// In the middle of the bar.
  case inline
  /// Below the bar's items, where there is height for it.
  case large
}

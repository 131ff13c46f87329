internal import LayoutCore

/// What a navigation bar shows of a view.
public struct NavigationBarItem: Sendable {
  /// Where the title stands.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As in the view below; of the first one `large`.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar's items.
    case large

    var engine: NavigationTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

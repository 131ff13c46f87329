internal import LayoutCore

/// The settings of a view for its navigation bar.
public struct NavigationBarItem: Sendable {
  /// The display of the title: large, inline or automatic.
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

internal import LayoutCore

/// The settings of a view for its navigation bar.
public struct NavigationBarItem: Sendable {
  /// The display of the title: large, inline or automatic.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The display of the view below; `large` for the root.
    case automatic
    /// Centred in the bar.
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

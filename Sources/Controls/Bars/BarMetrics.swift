internal import LayoutCore

/// The sizes of the bars of a system on a screen, in points.
///
/// What was measured has its rule; what nobody has measured is our choice and says so. Bars of iOS
/// 26 float as glass, those before are as wide as the window.
struct BarMetrics {
  let environment: ControlEnvironment

  init(of builder: ViewTreeBuilder) { environment = builder.controlEnvironment }

  var isGlass: Bool { environment.system >= .iOS26 }
  var isPhone: Bool { environment.userInterfaceIdiom == .phone }
  /// Whether there is little height, as on a phone that lies on its side.
  var isLow: Bool { environment.verticalSizeClass == .compact }

  // MARK: Navigation bar

  /// The height without a large title (M7.1, M7.4, M7.8).
  ///
  /// In a compact height glass keeps its 44 and nothing below it: our choice.
  var inlineHeight: Double {
    switch environment.userInterfaceIdiom {
    case .pad: 50
    case .phone where isLow: isGlass ? 44 : 32
    case .phone: isGlass ? 54 : 44
    }
  }

  /// The height in whose middle items and title are, at the top of the bar.
  var rowHeight: Double { isGlass ? 44 : inlineHeight }

  /// What a large title adds (M7.1, M7.4).
  var largeTitleHeight: Double { 52 }

  /// How far a large title's frame ends above the end of its part: 7.67, which puts the baseline of
  /// every type size 36 below the inline part (M7.1, M7.6).
  var belowLargeTitle: Double { 23 / 3 }

  /// How far the bar begins above the end of the safe area (M7.2): on phones with a Dynamic Island, to
  /// iOS 18; on others than those measured not at all.
  var reach: Double {
    guard !isGlass, isPhone, !isLow else { return 0 }
    return switch environment.safeArea.top {
    case 59: 59 - 161.0 / 3
    case 62: 62 - 169.0 / 3
    default: 0
    }
  }

  // MARK: Items

  /// The distance of items, titles and search fields from the edges (M7.1, M7.5).
  var margin: Double { 16 }

  /// The distance between items: none in glass, which they share, else 16; our choice.
  var itemSpacing: Double { isGlass ? 0 : 16 }

  /// The least width and the height of a glass item (M7.5).
  var glass: Double { 44 }

  /// The room at either side of a glass item's words (M7.5).
  var glassInset: Double { 12 }

  // MARK: Search

  /// The height of a search field: 36 (M8.3), of glass 44, our choice.
  var searchFieldHeight: Double { isGlass ? 44 : 36 }

  /// The height of a field's part of a bar: 52 (M8.3); with glass our choice.
  var searchHeight: Double { 52 }

  /// The distance of a field from the top of its part: 1, as of `UISearchBar`; none above glass, our
  /// choice.
  var aboveSearchField: Double { isGlass ? 0 : 1 }

  // MARK: Bars at the bottom

  /// The height of a toolbar above the safe area (M8.3), also of glass, which is our choice.
  var toolbarHeight: Double { 44 }

  /// The room around the items of a bar of tabs: at top and sides (M8.1, M8.2).
  var tabInsets: (top: Double, side: Double) { isGlass ? (4, 25) : (1, 2) }

  /// The height of a tab, given `ControlMetrics`' height of the bar: glass reaches into the safe area
  /// (M8.1, M8.2).
  func tabHeight(_ height: Double) -> Double { isGlass ? height + 5 : height - 1 }
}

internal import LayoutCore

/// The sizes of the bars of a system on a screen, in points.
///
/// Measured sizes name their rule; the others are our choice, and marked so. Bars of iOS 26 are
/// floating glass, earlier ones are as wide as the window.
struct BarMetrics {
  let environment: ControlEnvironment

  init(of builder: ViewTreeBuilder) { environment = builder.controlEnvironment }

  var isGlass: Bool { environment.system >= .iOS26 }
  var isPhone: Bool { environment.userInterfaceIdiom == .phone }
  /// Whether the vertical size class is compact, as on a phone in landscape.
  var isLow: Bool { environment.verticalSizeClass == .compact }

  // MARK: Navigation bar

  /// The height without a large title (M7.1, M7.4, M7.8).
  ///
  /// In a compact height glass keeps its 44 and nothing below it: our choice.
  var inlineHeight: Double {
    if environment.barSurroundings.isInSheet { return isGlass ? aboveRow + 54 : 56 }
    return switch environment.userInterfaceIdiom {
    case .pad: 50
    case .phone where isLow: isGlass ? 44 : 32
    case .phone: isGlass ? 54 : 44
    }
  }

  /// The distance of the row of items from the bar's top: 16 of glass in a sheet, as much as from its
  /// sides; our choice (M9.1).
  var aboveRow: Double { isGlass && environment.barSurroundings.isInSheet ? margin : 0 }

  /// The height in whose middle items and title are, at the top of the bar.
  var rowHeight: Double { isGlass ? 44 : inlineHeight }

  /// The height that a large title adds (M7.1, M7.4); a line that is too high for that has 2.33
  /// more than its height, which makes the 69.3 of AX4 (M7.7).
  var largeTitleHeight: Double { max(52, largeTitleLine + 7.0 / 3) }

  /// The distance from a large title's frame to the end of its part: 7.67, which puts the baseline
  /// 36 below the inline part (M7.1, M7.6), or the rest below a high line.
  var belowLargeTitle: Double { min(23.0 / 3, largeTitleHeight - largeTitleLine) }

  /// The height of a line of a large title (M1.1), in thirds of a point.
  private var largeTitleLine: Double { line(of: .largeTitle) }

  /// The height that a subtitle below a large title adds: its line (M7.12).
  var subtitleHeight: Double { line(of: .subheadline) }

  private func line(of style: TextStyle) -> Double {
    let size = style.metrics(platform: .iOS, dynamicTypeSize: environment.dynamicTypeSize).size
    return (size * 1.1934 * 3).rounded(.up) / 3
  }

  /// Whether tabs are at the top: on an iPad with room from iOS 18 on (M8.4).
  var hasTabsAbove: Bool {
    !isPhone && environment.horizontalSizeClass == .regular && environment.system >= .iOS18
  }

  /// The distance by which the bar begins above the end of the safe area (M7.2): on phones with a
  /// Dynamic Island, to iOS 18; 0 on others than those measured.
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

  /// The room on either side of a glass item's words (M7.5).
  var glassInset: Double { 12 }

  // MARK: Search

  /// The height of a search field: 36 (M8.3), of glass 44, our choice.
  var searchFieldHeight: Double { isGlass ? 44 : 36 }

  /// The height of a field's part of a bar: 52 (M8.3); with glass our choice.
  var searchHeight: Double { 52 }

  /// The distance of a field from the top of its part: 1, as of `UISearchBar`; none above glass, our
  /// choice.
  var aboveSearchField: Double { isGlass ? 0 : 1 }

  /// The height of the part of a bar with the scopes of a search: their picker and 6 above and below it,
  /// our choice (M8.3).
  var searchScopesHeight: Double { 44 }

  // MARK: Bars at the bottom

  /// The height of a toolbar above the safe area (M8.3), also of glass, which is our choice.
  var toolbarHeight: Double { 44 }

  /// The insets around the items of a tab bar: at top and sides (M8.1, M8.2).
  var tabInsets: (top: Double, side: Double) { isGlass ? (4, 25) : (1, 2) }

  /// The distance between tabs (M8.1); those of glass share their area.
  var tabSpacing: Double { isGlass ? 0 : 4 }

  /// Whether the image of a tab at the bottom is beside its title, as with much width or little
  /// height (UIKit since iOS 11).
  var hasTabTitleBeside: Bool { environment.horizontalSizeClass == .regular || isLow }

  /// The size of the font of a tab's title at the bottom: 10, beside its image 13 (UIKit).
  var tabFontSize: Double { hasTabTitleBeside ? 13 : 10 }

  /// The distance of a tab's title from its image: 8 beside it (M2.4), else 2, our choice.
  var tabTitleSpacing: Double { hasTabTitleBeside ? 8 : 2 }

  /// The height for the image of a tab at the bottom above its title, so that all titles are in
  /// line: the 28 that images may be high (Apple, Human Interface Guidelines); our choice (M8.1).
  var tabIconHeight: Double? { hasTabTitleBeside ? nil : 28 }

  /// The height of a tab at the top, and the room at either side of its title: 36 and 16, our choice
  /// (M8.4).
  static let topTab = (height: 36.0, inset: 16.0)

  /// The accessory above the tabs of iOS 26: a capsule 48 high, as far from the edges as theirs and
  /// 8 above it; our choice (M8.5).
  static let tabAccessory = (height: 48.0, side: 21.0, gap: 8.0)

  // MARK: Columns

  /// The width of a column beside the detail: that of UIKit's primary column (M7.11).
  static let columnWidth = 320.0

  /// The room that a bar reserves for the sidebar's button: its 44 and 8 more, our choice (M7.11).
  static let toggleRoom = 52.0

  /// The height of a tab, given `ControlMetrics`' height of the bar: glass reaches into the safe area
  /// (M8.1, M8.2).
  func tabHeight(_ height: Double) -> Double { isGlass ? height + 5 : height - 1 }

  /// The height of a tab bar above the safe area, given `ControlMetrics`'.
  ///
  /// If the safe area is lower than the part of the pill in it, glass is raised until all of the
  /// pill fits and stays clear of the edge: our choice (M8.2).
  func tabBarHeight(_ height: Double) -> Double {
    guard isGlass else { return height }
    let pill = tabHeight(height) + 2 * tabInsets.top
    return max(height, pill + BarMetrics.belowTabs - environment.safeArea.bottom)
  }

  /// The least room below the pill of tabs: the rest of the 21 of a phone in landscape.
  private static let belowTabs = 8.0
}

/// The distance between items in bars.
package enum BarGap {
  /// The distance between two capsules of glass, and between one and a search field: the least
  /// length of a spacer, our choice (M7.5).
  package static let glass = 8.0
}

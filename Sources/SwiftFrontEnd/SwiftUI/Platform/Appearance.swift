internal import LayoutCore

/// The appearance that code sets for all controls of a kind, as with UIKit's `appearance()`
/// (D9.24).
@MainActor
public struct _Appearance {
  /// A colour of controls.
  public enum Part: Sendable {
    /// Tabs.
    case selectedTab, otherTabs
    /// Bars of navigation.
    case navigationTint, navigationTitle, largeNavigationTitle
    /// Choices side by side.
    case segments, chosenSegment, segmentTitle, chosenSegmentTitle
    /// Sliders.
    case minimumTrack, maximumTrack, sliderThumb
    /// Switches.
    case switchOn, switchThumb
    /// Marks of pages.
    case currentPage, otherPages
    /// Lists that are tables.
    case table, tableSeparator

    fileprivate var path: WritableKeyPath<ControlAppearance, ColorValue?> {
      switch self {
      case .selectedTab: \.tabBar.selected
      case .otherTabs: \.tabBar.others
      case .navigationTint: \.navigationBar.tint
      case .navigationTitle: \.navigationBar.title
      case .largeNavigationTitle: \.navigationBar.largeTitle
      case .segments: \.segments.background
      case .chosenSegment: \.segments.selected
      case .segmentTitle: \.segments.title
      case .chosenSegmentTitle: \.segments.selectedTitle
      case .minimumTrack: \.slider.minimumTrack
      case .maximumTrack: \.slider.maximumTrack
      case .sliderThumb: \.slider.thumb
      case .switchOn: \.switch.on
      case .switchThumb: \.switch.thumb
      case .currentPage: \.pageMarks.current
      case .otherPages: \.pageMarks.others
      case .table: \.table.background
      case .tableSeparator: \.table.separator
      }
    }
  }

  /// A bar that has something behind it.
  public enum Bar: Sendable {
    /// That of tabs, and that of navigation with something scrolled under it or nothing.
    case tabs, navigation, navigationAtEdge
  }

  /// Fills in the appearance that the screen's code has set; nil while it has set none.
  public static var source: ((inout _Appearance) -> Void)?
  /// Another one for each screen: what one asks for is not there on the next.
  public private(set) static var screen = 0
  /// The one while screens are listed: what is asked for then is there on all of them.
  public private(set) static var listing = 0

  private var value = ControlAppearance()
  private let environment: EnvironmentValues

  /// Whether lists are tables of UIKit's: to iOS 15.
  public let listsAreTables: Bool
  /// Whether bars of tabs are glass: from iOS 26 on.
  public let tabsAreGlass: Bool

  private init(_ surroundings: LayoutScene) {
    environment = EnvironmentValues(of: surroundings)
    listsAreTables = surroundings.environment.system < .iOS16
    tabsAreGlass = surroundings.environment.system >= .iOS26
  }

  /// Forgets what another screen has asked for, or all if screens are listed anew.
  static func begin(isListing: Bool) {
    screen += 1
    if isListing { listing = screen }
  }

  /// Returns the current appearance; nil if none is set.
  static func current(in surroundings: LayoutScene) -> ControlAppearance? {
    guard let source else { return nil }
    var appearance = _Appearance(surroundings)
    source(&appearance)
    return appearance.value == ControlAppearance() ? nil : appearance.value
  }

  /// Whether there are no bars of tabs.
  public var hidesTabBars: Bool {
    get { value.tabBar.isHidden }
    set { value.tabBar.isHidden = newValue }
  }

  /// Whether there are no lines in lists that are tables.
  public var hidesTableSeparators: Bool {
    get { value.table.hidesSeparators }
    set { value.table.hidesSeparators = newValue }
  }

  /// Asks for a colour; nil asks for nothing.
  public mutating func set(_ color: Color?, of part: Part) {
    guard let color else { return }
    value[keyPath: part.path] = color.value(in: environment)
  }

  /// Asks for what is behind a bar.
  ///
  /// - Parameters:
  ///   - color: A colour; nil for the system's material.
  ///   - isVisible: `true` if the bar has a background; nil for the system's default.
  public mutating func setBackground(_ color: Color?, isVisible: Bool?, of bar: Bar) {
    let background = BarBackground(
      style: color.map { .color($0.value(in: environment)) },
      isVisible: isVisible
    )
    switch bar {
    case .tabs: value.tabBar.background = background
    case .navigation: value.navigationBar.background = background
    case .navigationAtEdge: value.navigationBar.edgeBackground = background
    }
  }
}

internal import LayoutCore

/// The appearance that code sets for all controls of a kind, as with UIKit's `appearance()`
/// (D9.24).
@MainActor
public struct _Appearance {
  /// A colour of controls.
  public enum Part: Sendable {
    /// Tabs.
    case selectedTab, otherTabs
    /// Navigation bars.
    case navigationTint, navigationTitle, largeNavigationTitle
    /// Segmented controls.
    case segments, chosenSegment, segmentTitle, chosenSegmentTitle
    /// Sliders.
    case minimumTrack, maximumTrack, sliderThumb
    /// Switches.
    case switchOn, switchThumb
    /// Page controls.
    case currentPage, otherPages
    /// Tables.
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
    /// Tab bars, and navigation bars with or without content scrolled under them.
    case tabs, navigation, navigationAtEdge
  }

  /// Fills in the appearance that the screen's code has set; nil while it has set none.
  public static var source: ((inout _Appearance) -> Void)?
  /// The serial number of the screen: each screen sets its own appearance.
  public private(set) static var screen = 0
  /// The serial number of the listing of screens: an appearance that is set then is for all of
  /// them.
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

  /// Resets the appearance of other screens, or all of it if screens are listed again.
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

  /// Sets a colour; nil resets it.
  public mutating func set(_ color: Color?, of part: Part) {
    guard let color else { return }
    value[keyPath: part.path] = color.value(in: environment)
  }

  /// Sets the background of a bar.
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

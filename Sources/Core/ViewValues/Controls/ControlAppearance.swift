/// The app-wide appearance of controls, `appearance()` in UIKit (D9.24); nil for the system's.
///
/// Modifiers of a view take precedence.
public struct ControlAppearance: Sendable, Hashable {
  /// Tab bars, `UITabBar`.
  public struct TabBar: Sendable, Hashable {
    /// Whether it is hidden, without room for it.
    public var isHidden = false
    /// The background of the tab bar.
    public var background = BarBackground()
    /// The selected tab.
    public var selected: ColorValue?
    /// The other tabs.
    public var others: ColorValue?
  }

  /// Navigation bars, `UINavigationBar`.
  public struct NavigationBar: Sendable, Hashable {
    /// The background of the bar once content is scrolled under it.
    public var background = BarBackground()
    /// The background while no content is under the bar; nil for the usual one.
    public var edgeBackground: BarBackground?
    /// The buttons in it.
    public var tint: ColorValue?
    /// The title in the row of the buttons.
    public var title: ColorValue?
    /// The title below them.
    public var largeTitle: ColorValue?
  }

  /// Segmented pickers, `UISegmentedControl`.
  public struct Segments: Sendable, Hashable {
    /// The background of the whole control.
    public var background: ColorValue?
    /// The background of the selected segment.
    public var selected: ColorValue?
    /// The titles of segments that are not selected.
    public var title: ColorValue?
    /// The title of the selected segment.
    public var selectedTitle: ColorValue?
  }

  /// Sliders.
  public struct Slider: Sendable, Hashable {
    /// The track before the thumb.
    public var minimumTrack: ColorValue?
    /// The track beyond it.
    public var maximumTrack: ColorValue?
    /// The thumb.
    public var thumb: ColorValue?
  }

  /// Switches.
  public struct Switch: Sendable, Hashable {
    /// The track of one that is on.
    public var on: ColorValue?
    /// The thumb.
    public var thumb: ColorValue?
  }

  /// Page indicators, `UIPageControl`.
  public struct PageMarks: Sendable, Hashable {
    /// The indicator of the current page.
    public var current: ColorValue?
    /// The indicators of other pages.
    public var others: ColorValue?
  }

  /// Lists, where they are tables of UIKit's: to iOS 15.
  public struct Table: Sendable, Hashable {
    /// The background of the rows.
    public var background: ColorValue?
    /// The lines between rows.
    public var separator: ColorValue?
    /// Whether separators are hidden.
    public var hidesSeparators = false
  }

  /// Tab bars.
  public var tabBar = TabBar()
  /// Navigation bars.
  public var navigationBar = NavigationBar()
  /// Segmented pickers.
  public var segments = Segments()
  /// Sliders.
  public var slider = Slider()
  /// Switches.
  public var `switch` = Switch()
  /// Page indicators.
  public var pageMarks = PageMarks()
  /// Lists.
  public var table = Table()

  /// Creates the system's appearance.
  public init() {}
}

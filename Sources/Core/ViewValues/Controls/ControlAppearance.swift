/// What an app says that all controls of a kind look like, as `appearance()` of UIKit's classes does it
/// (D9.24); nil for what the system has.
///
/// What a view says itself comes before it.
public struct ControlAppearance: Sendable, Hashable {
  /// Bars of tabs.
  public struct TabBar: Sendable, Hashable {
    /// Whether there is none, nor room for one.
    public var isHidden = false
    /// What is behind the tabs.
    public var background = BarBackground()
    /// The tab that is shown.
    public var selected: ColorValue?
    /// The others.
    public var others: ColorValue?
  }

  /// Bars of navigation.
  public struct NavigationBar: Sendable, Hashable {
    /// What is behind the bar once something is scrolled under it.
    public var background = BarBackground()
    /// What is behind it while nothing is; nil for what is there otherwise.
    public var edgeBackground: BarBackground?
    /// The buttons in it.
    public var tint: ColorValue?
    /// The title in the row of the buttons.
    public var title: ColorValue?
    /// The title below them.
    public var largeTitle: ColorValue?
  }

  /// Choices side by side.
  public struct Segments: Sendable, Hashable {
    /// What is behind all of them.
    public var background: ColorValue?
    /// What is behind the chosen one.
    public var selected: ColorValue?
    /// The titles of those that are not chosen.
    public var title: ColorValue?
    /// The title of the chosen one.
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

  /// Marks of pages.
  public struct PageMarks: Sendable, Hashable {
    /// That of the page that is shown.
    public var current: ColorValue?
    /// Those of other pages.
    public var others: ColorValue?
  }

  /// Lists, where they are tables of UIKit's: to iOS 15.
  public struct Table: Sendable, Hashable {
    /// What is behind the rows.
    public var background: ColorValue?
    /// The lines between rows.
    public var separator: ColorValue?
    /// Whether there are no lines.
    public var hidesSeparators = false
  }

  /// Bars of tabs.
  public var tabBar = TabBar()
  /// Bars of navigation.
  public var navigationBar = NavigationBar()
  /// Choices side by side.
  public var segments = Segments()
  /// Sliders.
  public var slider = Slider()
  /// Switches.
  public var `switch` = Switch()
  /// Marks of pages.
  public var pageMarks = PageMarks()
  /// Lists.
  public var table = Table()

  /// The looks that the system has.
  public init() {}
}

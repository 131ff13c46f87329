/// The values of the environment and the screen on which a control's views depend.
///
/// Control views are built with the tree, so a front end states it to the builder beforehand.
public struct ControlEnvironment: Sendable, Hashable {
  /// The system whose control sizes apply.
  public var system = SystemVersion.newest
  /// The reader's text size, on which the heights of rows depend.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The kind of device.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone
  /// The horizontal size class of the screen.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// The vertical size class of the screen.
  public var verticalSizeClass = UserInterfaceSizeClass.regular
  /// The safe area insets of the device, in points.
  public var safeArea = EdgeInsets()
  /// The height of the keyboard on the screen, in points.
  public var keyboardHeight = 0.0

  /// The least height of rows, in points; nil for that of the system.
  public var leastRowHeight: Double?
  /// The size of the screen, in points; zero if it is not known.
  public var sceneSize = Size.zero
  /// The effects of navigation containers around on the control's bars.
  public var barSurroundings = BarSurroundings()

  /// The effects of navigation containers on the bars of a navigation stack inside of them.
  public struct BarSurroundings: Sendable, Hashable {
    /// The room at a bar's leading edge for the sidebar's button where that is shown, in points; 0
    /// outside of columns.
    public var toggleRoom = 0.0
    /// Whether the sidebar's button is shown.
    public var hasToggle = false
    /// Whether the tabs of a tab view are in the row of the bar.
    public var hasTabs = false
    /// Whether it is in a tab of a tab view, which covers the screen's bottom.
    public var isInTab = false
    /// Whether it is in a sheet, below whose top edge it keeps some distance.
    public var isInSheet = false
    /// Whether the stack around it has the bars, as in columns that have collapsed.
    public var isCollapsedColumn = false

    /// Creates surroundings without effects.
    public init() {}
  }

  /// Creates the environment of a phone in portrait, of the newest system.
  public init() {}

  /// Creates the environment of a screen.
  public init(
    _ environment: EnvironmentValues,
    safeArea: EdgeInsets,
    keyboardHeight: Double,
    sceneSize: Size = .zero
  ) {
    system = environment.system
    dynamicTypeSize = environment.dynamicTypeSize
    userInterfaceIdiom = environment.userInterfaceIdiom
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.sceneSize = sceneSize
  }

  /// Whether UIKit's margins are those of wide screens: from 414 points on, the width of the first
  /// large phones, and in a regular width (M6.2).
  var isWide: Bool { sceneSize.width >= 414 || horizontalSizeClass == .regular }
}

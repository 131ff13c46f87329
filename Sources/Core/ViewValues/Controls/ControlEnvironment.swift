/// What of the environment and the screen around it a control's views depend on.
///
/// Controls are made of views while a tree is built, so a front end states it to the builder.
public struct ControlEnvironment: Sendable, Hashable {
  /// The system whose sizes controls have.
  public var system = SystemVersion.newest
  /// The reader's text size, on which the heights of rows depend.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The kind of device.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone
  /// How much room the screen has sideways.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// How much room it has upright.
  public var verticalSizeClass = UserInterfaceSizeClass.regular
  /// What the device covers of it, in points.
  public var safeArea = EdgeInsets()
  /// How much of it the keyboard covers, in points.
  public var keyboardHeight = 0.0

  /// The least height of rows, in points; nil for that of the system.
  public var leastRowHeight: Double?
  /// The size of the screen, in points; zero if that is not known.
  public var sceneSize = Size.zero
  /// What containers of navigation around it do to its bars.
  public var barSurroundings = BarSurroundings()

  /// What containers of navigation do to the bars of a navigation stack inside of them.
  public struct BarSurroundings: Sendable, Hashable {
    /// How much room a bar leaves at its leading edge for the button of a sidebar where that is, in
    /// points; 0 outside of columns.
    public var toggleRoom = 0.0
    /// Whether the button is there.
    public var hasToggle = false
    /// Whether the tabs of a tab view stand in the row of the bar.
    public var hasTabs = false
    /// Whether it is in a tab of a tab view, which has the screen's bottom to itself.
    public var isInTab = false
    /// Whether it is in a sheet, below whose top edge it keeps some distance.
    public var isInSheet = false
    /// Whether the stack around it has the bars, as in columns that have collapsed.
    public var isCollapsedColumn = false

    /// Nothing.
    public init() {}
  }

  /// That of a phone held upright, of the newest system.
  public init() {}

  /// That of a screen.
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
  /// large phones, and where there is room for columns (M6.2).
  var isWide: Bool { sceneSize.width >= 414 || horizontalSizeClass == .regular }
}

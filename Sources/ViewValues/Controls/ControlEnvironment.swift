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
  /// How wide it is, in points; 0 if that is not known.
  public var width = 0.0

  /// That of a phone held upright, of the newest system.
  public init() {}

  /// That of a screen.
  public init(
    _ environment: EnvironmentValues,
    safeArea: EdgeInsets,
    keyboardHeight: Double,
    width: Double = 0
  ) {
    system = environment.system
    dynamicTypeSize = environment.dynamicTypeSize
    userInterfaceIdiom = environment.userInterfaceIdiom
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.width = width
  }

  /// Whether UIKit's margins are those of wide screens: from 414 points on, the width of the first
  /// large phones, and where there is room for columns (M6.2).
  var isWide: Bool { width >= 414 || horizontalSizeClass == .regular }
}

internal import LayoutCore
internal import Synchronization

/// The traits of a screen, for code that asks the device and not its environment.
///
/// UIKit's `UIScreen.main` and its traits come from it.
public struct _ScreenTraits: Sendable {
  /// The size, in points.
  public package(set) var size = CGSize(width: 390, height: 844)
  /// The count of pixels in a point.
  public package(set) var displayScale: CGFloat = 3
  /// The insets of bars and of the device's safe area, in points.
  public package(set) var safeArea = EdgeInsets()
  /// `true` for a dark colour scheme.
  public package(set) var isDark = false
  /// Whether colours are far apart.
  public package(set) var isHighContrast = false
  /// Whether the device is an iPad.
  public package(set) var isPad = false
  /// The horizontal size class.
  public package(set) var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// The vertical size class.
  public package(set) var verticalSizeClass = UserInterfaceSizeClass.regular
  /// The user's text size.
  public package(set) var dynamicTypeSize = DynamicTypeSize.large
  /// Whether layout begins on the right.
  public package(set) var isRightToLeft = false
  /// The version of the system.
  public package(set) var systemVersion = (major: 26, minor: 2)
  /// `true` if shapes are mirrored in right-to-left layout by default.
  public package(set) var mirrorsShapes = true
  /// A language tag.
  public package(set) var locale = "en"

  private static let shown = Mutex(_ScreenTraits())

  /// The traits of the current screen.
  public static var current: _ScreenTraits {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }
}

extension _ScreenTraits {
  /// Creates the traits of a screen in these surroundings.
  init(_ surroundings: LayoutScene) {
    switch surroundings.host {
    case .size(let size):
      self.size = CGSize(width: size.width, height: size.height)
    case .proposal(let proposal):
      let device = LayoutScene.defaultSize
      size = CGSize(
        width: proposal.width ?? device.width,
        height: proposal.height ?? device.height
      )
    }
    let insets = surroundings.safeArea
    safeArea = EdgeInsets(
      top: CGFloat(insets.top),
      leading: CGFloat(insets.leading),
      bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing)
    )
    displayScale = CGFloat(surroundings.environment.displayScale)
    isRightToLeft = surroundings.environment.layoutDirection == .rightToLeft
    let environment = surroundings.environment
    isHighContrast = environment.drawing.colorSchemeContrast == .increased
    isPad = environment.userInterfaceIdiom == .pad
    horizontalSizeClass = UserInterfaceSizeClass(environment.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(environment.verticalSizeClass)
    dynamicTypeSize = DynamicTypeSize(environment.dynamicTypeSize)
    systemVersion = surroundings.environment.system.release
    mirrorsShapes = min(environment.deploymentTarget ?? .newest, environment.system) >= .iOS17
    locale = surroundings.environment.locale
    isDark = surroundings.environment.drawing.colorScheme == .dark
  }
}

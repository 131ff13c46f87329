internal import LayoutCore

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

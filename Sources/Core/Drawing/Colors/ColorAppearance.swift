package import ViewValues

/// What chooses among the appearances of a colour.
package struct ColorAppearance: Sendable, Hashable {
  /// Whether it is light or dark.
  package var scheme: ColorScheme
  /// Whether the reader asks for more contrast.
  package var hasIncreasedContrast: Bool
  /// The version of the system.
  package var system: SystemVersion
  /// The kind of system.
  package var platform: Platform
  /// Whether it lies on something that covers the scene, where backgrounds are a step lighter in the
  /// dark (D1.17).
  package var isElevated: Bool

  package init(
    scheme: ColorScheme = .light,
    hasIncreasedContrast: Bool = false,
    system: SystemVersion = .newest,
    platform: Platform = .iOS,
    isElevated: Bool = false
  ) {
    self.scheme = scheme
    self.hasIncreasedContrast = hasIncreasedContrast
    self.system = system
    self.platform = platform
    self.isElevated = isElevated
  }

  /// The appearance in an environment, on the scene or on what covers it.
  package init(_ environment: EnvironmentValues, isElevated: Bool = false) {
    self.init(
      scheme: environment.drawing.colorScheme,
      hasIncreasedContrast: environment.drawing.colorSchemeContrast == .increased,
      system: environment.system,
      platform: environment.platform,
      isElevated: isElevated
    )
  }
}

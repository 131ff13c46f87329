package import ViewValues

/// The values that select among the appearances of a colour.
package struct ColorAppearance: Sendable, Hashable {
  /// The colour scheme.
  package var scheme: ColorScheme
  /// Whether the contrast is increased.
  package var hasIncreasedContrast: Bool
  /// The version of the system.
  package var system: SystemVersion
  /// The kind of system.
  package var platform: Platform
  /// Whether it is in a presentation, where backgrounds are a step lighter in dark mode (D1.17).
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

  /// Creates the appearance in an environment, in the scene or in a presentation.
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

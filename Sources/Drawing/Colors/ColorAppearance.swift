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

  package init(
    scheme: ColorScheme = .light,
    hasIncreasedContrast: Bool = false,
    system: SystemVersion = .newest,
    platform: Platform = .iOS
  ) {
    self.scheme = scheme
    self.hasIncreasedContrast = hasIncreasedContrast
    self.system = system
    self.platform = platform
  }

  /// The appearance in an environment.
  package init(_ environment: EnvironmentValues) {
    self.init(
      scheme: environment.drawing.colorScheme,
      hasIncreasedContrast: environment.drawing.colorSchemeContrast == .increased,
      system: environment.system,
      platform: environment.platform
    )
  }
}

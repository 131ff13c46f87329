/// A change of some environment values for a subtree.
public struct EnvironmentChange: Sendable, Equatable {
  /// The name under which exports know the change: that of the value it sets, or `environment`.
  public let name: String
  /// The settings that it applies and exports list.
  public let settings: [EnvironmentSetting]
  private let body: ByIdentity<@Sendable (inout EnvironmentValues) -> Void>?

  /// Creates a change from its effect on the environment around the view.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier that makes it.
  ///   - settings: The settings to apply besides, afterwards.
  ///   - body: The effect on the environment.
  public init(
    name: String,
    settings: [EnvironmentSetting] = [],
    _ body: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) {
    self.name = name
    self.settings = settings
    self.body = ByIdentity(body)
  }

  /// Creates the change of a modifier that sets one value.
  public init(_ setting: EnvironmentSetting) {
    name = setting.name
    settings = [setting]
    body = nil
  }

  /// Applies the change.
  public func apply(to environment: inout EnvironmentValues) {
    body?.value(&environment)
    for setting in settings { setting.apply(to: &environment) }
  }
}

/// A change of some environment values for a subtree.
public struct EnvironmentChange: Sendable, Equatable {
  /// The name under which exports know the change: that of the value it sets, or `environment`.
  public let name: String
  /// What it sets that exports tell.
  public let settings: [EnvironmentSetting]
  private let body: ByIdentity<@Sendable (inout EnvironmentValues) -> Void>?

  /// Creates a change from what it does to the environment around the view.
  ///
  /// - Parameter settings: What it sets besides, afterwards.
  public init(
    name: String,
    settings: [EnvironmentSetting] = [],
    _ body: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) {
    self.name = name
    self.settings = settings
    self.body = ByIdentity(body)
  }

  /// Creates the change that a modifier of one value makes.
  public init(_ setting: EnvironmentSetting) {
    name = setting.name
    settings = [setting]
    body = nil
  }

  /// Carries out the change.
  public func apply(to environment: inout EnvironmentValues) {
    body?.value(&environment)
    for setting in settings { setting.apply(to: &environment) }
  }
}

/// A change of some environment values for a subtree.
public struct EnvironmentChange: Sendable {
  /// The name under which exports know the change: that of the value it sets, or `environment`.
  public let name: String
  private let body: @Sendable (inout EnvironmentValues) -> Void

  /// Creates a change from what it does to the environment around the view.
  public init(name: String, _ body: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.name = name
    self.body = body
  }

  /// Carries out the change.
  public func apply(to environment: inout EnvironmentValues) { body(&environment) }
}

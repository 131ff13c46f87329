/// What a node gets from the nodes around it.
public struct GraphInputs {
  /// The values that views inherit.
  public var environment: GraphEnvironment

  /// Creates the inputs of a root.
  public init(environment: GraphEnvironment) { self.environment = environment }
}

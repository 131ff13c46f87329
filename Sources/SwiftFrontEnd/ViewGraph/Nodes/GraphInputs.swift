/// The inputs that a node gets from the nodes around it.
public struct GraphInputs {
  /// The environment values.
  public var environment: GraphEnvironment
  /// The nearest scope around that changes the transaction of updates; nil for none.
  public var transactionScope: TransactionScope?
  /// Whether the views are no part of the screen, but the effects of a transition on others.
  public var isApart = false

  /// Creates the inputs of a root.
  public init(environment: GraphEnvironment) { self.environment = environment }
}

/// What a node gets from the nodes around it.
public struct GraphInputs {
  /// The values that views inherit.
  public var environment: GraphEnvironment
  /// The nearest place around at which updates get another transaction; nil for none.
  public var transactionScope: TransactionScope?
  /// Whether the views are no part of the screen: they say what becomes of others while these come or
  /// go.
  public var isApart = false

  /// Creates the inputs of a root.
  public init(environment: GraphEnvironment) { self.environment = environment }
}

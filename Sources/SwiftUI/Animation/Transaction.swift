internal import ViewGraph

/// What is known of an update while it is processed.
public struct Transaction {
  /// The animation of what changes; nil for none.
  public var animation: Animation?
  /// Whether animations of views themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is a part of a gesture that goes on.
  public var isContinuous = false

  /// Creates a transaction that says nothing.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Whether the transaction says nothing.
  var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous }
}

/// Runs an action whose changes belong to a transaction (V2.6).
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = GraphEvaluation.beginTransaction()
  defer { GraphEvaluation.endTransaction(outer) }
  return try body()
}

/// Runs an action whose changes are animated (V7.9).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

internal import ViewGraph

/// What is known of an update while it is processed.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
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
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
  }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Does something once what changes has come to rest, which is at once here (V7.10).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }

  /// What is done once what changes has come to rest.
  var completions: [() -> Void] = []
}

/// A key of a value that updates carry.
public protocol TransactionKey {
  /// The value's type.
  associatedtype Value
  /// The value of updates that carry none.
  static var defaultValue: Value { get }
}

/// When what changes has come to rest.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  /// Once it is as good as there.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// Once nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Runs an action whose changes belong to a transaction (V2.6).
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = GraphEvaluation.beginTransaction()
  let around = CurrentTransaction.begin(transaction)
  defer {
    CurrentTransaction.end(around)
    GraphEvaluation.endTransaction(outer)
    AnimationCompletions.run(transaction.completions)
  }
  return try body()
}

/// Runs an action whose changes carry a value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs an action whose changes are animated (V7.9).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs an action whose changes are animated, and another one once they have come to rest, which is
/// at once here (V7.10).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The transaction of the action that runs.
enum CurrentTransaction {
  @MainActor private(set) static var current = Transaction()

  /// Begins an action; elsewhere than on the main actor nothing.
  static func begin(_ transaction: Transaction) -> Transaction? {
    guard GraphEvaluation.isOnMainThread else { return nil }
    nonisolated(unsafe) let transaction = transaction
    nonisolated(unsafe) var outer: Transaction?
    MainActor.assumeIsolated {
      outer = current
      current = transaction
    }
    return outer
  }

  /// Ends it.
  static func end(_ outer: Transaction?) {
    guard let outer else { return }
    nonisolated(unsafe) let transaction = outer
    MainActor.assumeIsolated { current = transaction }
  }
}

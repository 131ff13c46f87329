package import ViewGraph

/// The context of a state update while it is processed (T5.1).
public struct Transaction {
  package var graph: GraphTransaction
  /// The keys that were set, even to none: only these override an outer transaction (T5.2).
  private var said: Keys = []

  /// The values that every transaction has.
  private struct Keys: OptionSet {
    let rawValue: Int
    static let animation = Keys(rawValue: 1)
    static let disablesAnimations = Keys(rawValue: 2)
    static let isContinuous = Keys(rawValue: 4)
    static let tracksVelocity = Keys(rawValue: 8)
  }

  /// Creates a transaction that says nothing.
  public init() { graph = GraphTransaction() }

  /// Creates a transaction with an animation, or with none.
  public init(animation: Animation?) {
    graph = GraphTransaction(animation: animation?.course)
    said = .animation
  }

  init(_ graph: GraphTransaction) { self.graph = graph }

  /// `true` if the transaction sets nothing.
  var isEmpty: Bool {
    said.isEmpty && graph.animation == nil && !graph.disablesAnimations && !graph.isContinuous
      && !graph.tracksVelocity && graph.values.isEmpty && graph.completions.isEmpty
  }

  /// The animation of the changes; nil for none.
  public var animation: Animation? {
    get { graph.animation.map { Animation($0) } }
    set {
      graph.animation = newValue?.course
      said.insert(.animation)
    }
  }

  /// Whether animations of views themselves are left out.
  public var disablesAnimations: Bool {
    get { graph.disablesAnimations }
    set {
      graph.disablesAnimations = newValue
      said.insert(.disablesAnimations)
    }
  }

  /// `true` if the change is part of a continuous gesture.
  public var isContinuous: Bool {
    get { graph.isContinuous }
    set {
      graph.isContinuous = newValue
      said.insert(.isContinuous)
    }
  }

  /// `true` if values that change without an animation record their velocity.
  public var tracksVelocity: Bool {
    get { graph.tracksVelocity }
    set {
      graph.tracksVelocity = newValue
      said.insert(.tracksVelocity)
    }
  }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { graph.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { graph.values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a completion, which runs once the animations have finished (T2.12).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    graph.completions.append(
      AnimationCompletion(waitsForRemoval: criteria == .removed, completion)
    )
  }

  /// Returns the transaction inside of an outer one: its own keys override those of the latter
  /// (T5.2).
  func inside(_ outer: GraphTransaction) -> GraphTransaction {
    var result = graph
    if !said.contains(.animation), graph.animation == nil { result.animation = outer.animation }
    if !said.contains(.disablesAnimations), !graph.disablesAnimations {
      result.disablesAnimations = outer.disablesAnimations
    }
    if !said.contains(.isContinuous), !graph.isContinuous {
      result.isContinuous = outer.isContinuous
    }
    if !said.contains(.tracksVelocity), !graph.tracksVelocity {
      result.tracksVelocity = outer.tracksVelocity
    }
    result.values.merge(outer.values) { own, _ in own }
    result.completions += outer.completions
    return result
  }
}

/// A key of a value that updates carry.
public protocol TransactionKey {
  /// The value's type.
  associatedtype Value
  /// The value of updates that carry none.
  static var defaultValue: Value { get }
}

/// The criterion for an animation's completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  /// Once the animation has visually finished.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// Once the animation is removed.
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
    // Completions that no change has taken up run now.
    AnimationCompletions.run(transaction.graph.completions.filter { !$0.isAdopted })
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

/// Animates the changes of a closure, and runs a completion once they have finished (T2.12).
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
  /// Begins a transaction; nil outside the main actor.
  static func begin(_ transaction: Transaction) -> GraphTransaction? {
    guard GraphEvaluation.isOnMainThread else { return nil }
    nonisolated(unsafe) let transaction = transaction
    nonisolated(unsafe) var outer: GraphTransaction?
    MainActor.assumeIsolated {
      let around = Transactions.ofAction
      outer = around
      Transactions.ofAction = transaction.inside(around)
    }
    return outer
  }

  /// Runs a closure whose changes record their velocity (T4.9).
  @MainActor
  static func tracking(_ body: () -> Void) {
    let outer = Transactions.ofAction.tracksVelocity
    Transactions.ofAction.tracksVelocity = true
    defer { Transactions.ofAction.tracksVelocity = outer }
    body()
  }

  /// Ends the transaction.
  static func end(_ outer: GraphTransaction?) {
    guard let outer else { return }
    nonisolated(unsafe) let transaction = outer
    MainActor.assumeIsolated { Transactions.ofAction = transaction }
  }
}

/// Runs the completions of animations that nothing was changed for (V7.10).
enum AnimationCompletions {
  /// The completions that may follow one animation; one that restarts itself would never end.
  static let limit = 100

  @MainActor private static var waiting: [AnimationCompletion] = []
  @MainActor private static var isRunning = false

  /// Runs completions, or lets those that run now be followed by them: none runs inside of another.
  static func run(_ completions: [AnimationCompletion]) {
    guard !completions.isEmpty else { return }
    guard GraphEvaluation.isOnMainThread else {
      for completion in completions { completion.run() }
      return
    }
    nonisolated(unsafe) let completions = completions
    MainActor.assumeIsolated {
      waiting += completions
      guard !isRunning else { return }
      isRunning = true
      defer {
        isRunning = false
        waiting = []
      }
      var count = 0
      while !waiting.isEmpty, count < limit {
        count += 1
        waiting.removeFirst().run()
      }
    }
  }
}

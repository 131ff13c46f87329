internal import AnimationCore

/// The transactions of a graph's updates (T5.1).
@MainActor
public final class Transactions {
  /// The transaction of the current update at the root.
  public private(set) var current = GraphTransaction()
  private var completions: [AnimationCompletion] = []
  /// The number of the current update.
  private(set) var updateCount = 0
  /// The number of the update that was begun last.
  private var lastBegun = 0
  /// The last update whose transaction a scope has changed; the largest number if one changes each.
  private var lastScopedUpdate = -1

  /// The transaction of the current action on the main actor, to which its changes belong.
  public static var ofAction = GraphTransaction()

  /// Begins an update.
  func begin(_ transaction: GraphTransaction) {
    if transaction.followsLayout {
      updateCount = lastBegun
    } else {
      updateCount += 1
      lastBegun = updateCount
    }
    current = transaction
    for completion in transaction.completions {
      completion.isAdopted = true
      completions.append(completion)
    }
  }

  /// Returns the completions added since the last call.
  func takeCompletions() -> [AnimationCompletion] {
    defer { completions = [] }
    return completions
  }

  /// Ends the update: changes that follow from the layout have an empty transaction.
  package func end() {
    guard
      current.animation != nil || current.disablesAnimations || current.tracksVelocity
        || !current.values.isEmpty
    else { return }
    updateCount += 1
    current = GraphTransaction()
  }

  /// Notes a scope that changes the transaction of an update; nil for all updates.
  func noteScope(_ update: Int?) { lastScopedUpdate = max(lastScopedUpdate, update ?? .max) }

  /// Whether animations may begin in this update, or velocities be tracked.
  var mayAnimate: Bool {
    current.animation != nil || current.tracksVelocity || lastScopedUpdate >= updateCount
  }
}

extension GraphNode {
  /// The transaction of the current update at the node's place.
  public final var transaction: GraphTransaction {
    inputs.transactionScope?.transaction ?? graph.transactions.current
  }
}

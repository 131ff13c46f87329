internal import AnimationCore

/// The transactions of a graph's updates (T5.1).
@MainActor
public final class Transactions {
  /// What the update that goes on carries at the root.
  public private(set) var current = GraphTransaction()
  private var completions: [AnimationCompletion] = []
  /// A number that no other update has.
  private(set) var updateCount = 0
  /// That of the update that was begun last.
  private var lastBegun = 0
  /// The last update that a place in the tree has given another transaction; all if one gives it to
  /// each.
  private var lastScopedUpdate = -1

  /// The transaction of the action that runs, on the main actor; what it changes belongs to it.
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

  /// What waits for the changes since it was asked for last.
  func takeCompletions() -> [AnimationCompletion] {
    defer { completions = [] }
    return completions
  }

  /// Ends the update: what follows from the layout carries nothing.
  func end() {
    guard
      current.animation != nil || current.disablesAnimations || current.tracksVelocity
        || !current.values.isEmpty
    else { return }
    updateCount += 1
    current = GraphTransaction()
  }

  /// Takes note of a place that gives an update another transaction; nil for all updates.
  func noteScope(_ update: Int?) { lastScopedUpdate = max(lastScopedUpdate, update ?? .max) }

  /// Whether something may begin to move in this update, or tell how fast it is.
  var mayAnimate: Bool {
    current.animation != nil || current.tracksVelocity || lastScopedUpdate >= updateCount
  }
}

extension GraphNode {
  /// What the update that goes on carries in the node's place.
  public final var transaction: GraphTransaction {
    inputs.transactionScope?.transaction ?? graph.transactions.current
  }
}

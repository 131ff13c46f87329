import AnimationCore

extension ViewGraph {
  /// The next time something happens by itself: a schedule's entry, or the end of a removal.
  package var nextEvent: Double? {
    [clock.next, animations.nextEnd(after: clock.time)].compactMap(\.self).min()
  }

  /// Ends an update, whose changes have been laid out: its completions wait for the end of its
  /// animations, or run at once if nothing is animated (T2.12).
  package func endUpdate() {
    for completion in transactions.takeCompletions() {
      guard let time = completion.time else {
        afterLayout { completion.run() }
        continue
      }
      if completion.waitsForRemoval {
        animations.waits.add(completion)
      } else if time.isFinite {
        clock.schedule(at: time) { completion.run() }
      }
    }
    animations.waits.schedule()
    transactions.end()
    if mayMove { animations.prune() }
  }

  /// Changes views because of their layout, as a part of the update that has been laid out: later
  /// changes by actions are a separate update.
  package func follow(_ body: () -> Void) {
    var transaction = transactions.current
    transaction.completions = []
    transaction.followsLayout = true
    let around = Transactions.ofAction
    Transactions.ofAction = transaction
    body()
    Transactions.ofAction = around
    pendingTransaction = GraphEvaluation.transactionOfLayout
  }

  /// Changes views as an update with a separate transaction.
  package func perform(_ transaction: GraphTransaction, _ body: () -> Void) {
    let outer = GraphEvaluation.beginTransaction()
    let around = Transactions.ofAction
    Transactions.ofAction = transaction
    beginWrite()
    body()
    Transactions.ofAction = around
    GraphEvaluation.endTransaction(outer)
  }
}

import AnimationCore

extension ViewGraph {
  /// When something happens by itself next: what is on a schedule, or a view that has left and is gone.
  var nextEvent: Double? {
    [clock.next, motions.nextEnd(after: clock.time)].compactMap(\.self).min()
  }

  /// Ends an update, whose changes have been laid out: what waits for them to come to rest waits for
  /// that time, or is done at once if nothing moves (T2.12).
  func endUpdate() {
    for completion in transactions.takeCompletions() {
      guard let time = completion.time else {
        afterLayout { completion.run() }
        continue
      }
      if completion.waitsForRemoval {
        motions.waits.add(completion)
      } else if time.isFinite {
        clock.schedule(at: time) { completion.run() }
      }
    }
    motions.waits.schedule()
    transactions.end()
    if mayMove { motions.prune() }
  }

  /// Changes views on account of their layout, which goes on with the update that has been laid out:
  /// what actions change afterwards is an update of its own.
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

  /// Changes views as an update with a transaction of its own.
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

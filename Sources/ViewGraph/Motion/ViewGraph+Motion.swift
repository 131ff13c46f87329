import AnimationCore

extension ViewGraph {
  /// Ends an update, whose changes have been laid out: what waits for them to come to rest waits for
  /// that time, or is done at once if nothing moves (T2.12).
  func endUpdate() {
    for completion in transactions.takeCompletions() {
      guard let time = completion.time else {
        afterLayout { completion.run() }
        continue
      }
      if time.isFinite { clock.schedule(at: time) { completion.run() } }
    }
    transactions.end()
    if mayMove { motions.prune() }
  }
}

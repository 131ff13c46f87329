/// What waits until things that move are at rest, however often they are sent elsewhere before (T2.12).
@MainActor
final class CompletionQueue {
  private unowned let graph: ViewGraph
  private var waiting: [AnimationCompletion] = []
  /// Whether something has begun to move, or has left, since it was looked when they are due.
  private var isOutdated = false

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Takes note of something that has begun to move, or has left.
  func noteChange() { isOutdated = true }

  /// Adds what has begun to wait.
  func add(_ completion: AnimationCompletion) {
    waiting.append(completion)
    isOutdated = true
  }

  /// Has each of them done at the time when all that it waits for is there now.
  func schedule() {
    waiting.removeAll(where: \.isDone)
    guard isOutdated, !waiting.isEmpty else { return }
    isOutdated = false
    let now = graph.clock.time
    for completion in waiting {
      let time = max(now, completion.ends.lazy.compactMap { $0() }.max() ?? now)
      guard time.isFinite, !(completion.isScheduled && completion.time == time) else {
        completion.isScheduled = completion.isScheduled && time.isFinite
        completion.time = time
        continue
      }
      (completion.time, completion.isScheduled) = (time, true)
      graph.clock.schedule(at: time) { [weak completion] in
        // What is due at another time by now has been scheduled for that as well.
        if let completion, completion.time == time { completion.run() }
      }
    }
  }
}

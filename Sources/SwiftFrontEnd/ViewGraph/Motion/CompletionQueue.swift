/// The completions that wait for animations, also if these are retargeted before their end (T2.12).
@MainActor
final class CompletionQueue {
  private unowned let graph: ViewGraph
  private var waiting: [AnimationCompletion] = []
  /// Whether an animation has begun or been removed since the completions were scheduled.
  private var isOutdated = false

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Notes that an animation has begun or been removed.
  func noteChange() { isOutdated = true }

  /// Adds a completion.
  func add(_ completion: AnimationCompletion) {
    waiting.append(completion)
    isOutdated = true
  }

  /// Schedules each of them for the current end of all its animations.
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
        // One that is due at another time by now has been scheduled for that as well.
        if let completion, completion.time == time { completion.run() }
      }
    }
  }
}

internal import ViewGraph

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

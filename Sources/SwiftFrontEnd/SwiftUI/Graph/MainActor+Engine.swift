internal import Dispatch
internal import LayoutCore
internal import ViewGraph

extension MainActor {
  /// Runs a closure of the views on the main actor, in the middle of the layout engine's work.
  ///
  /// A deep recursion, or one that calls guides, runs on a separate thread while the main actor
  /// waits. The closure runs on that thread, as the main queue does not run before the recursion
  /// ends.
  static func runForEngine<Result: Sendable>(
    _ body: @MainActor @Sendable () -> Result
  ) -> Result {
    if GraphEvaluation.isOnMainThread { return assumeIsolated(body) }
    return onWaitingThread {
      if GraphEvaluation.isOnMainThread { return assumeIsolated(body) }
      return DispatchQueue.main.sync { assumeIsolated(body) }
    }
  }
}

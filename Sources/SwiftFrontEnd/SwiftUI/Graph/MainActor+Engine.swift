internal import Dispatch
internal import LayoutCore
internal import ViewGraph

extension MainActor {
  /// Runs what the engine asks of the views in the middle of its own work.
  ///
  /// A deep recursion, or one that calls guides, runs on a thread of its own, for which the main actor
  /// waits: its thread runs this, for its queue will not before the recursion ends.
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

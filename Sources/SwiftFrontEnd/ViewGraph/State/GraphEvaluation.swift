internal import Dispatch

/// The current evaluation on the main thread.
public enum GraphEvaluation {
  /// The node whose body runs.
  @MainActor @exclusivity(unchecked) static var current: GraphNode?
  /// The transaction that writes of state belong to; 0 for none.
  @MainActor public static var transaction = 0
  /// The transaction of changes that follow from a layout.
  static let transactionOfLayout = -1
  @MainActor private static var transactionCount = 0

  /// The view with a body whose code runs; nil off the main thread.
  public static var runningView: GraphNode? {
    guard isOnMainThread else { return nil }
    return MainActor.assumeIsolated { current?.viewAround }
  }

  private static let mainQueue = MainQueue()

  /// Whether a body runs.
  @MainActor public static var isRunning: Bool { current != nil }

  /// Whether the caller is on the main actor, on whichever thread that runs.
  public static var isOnMainThread: Bool { mainQueue.isCurrent }

  /// Gets ready to tell the main actor from others.
  @MainActor static func begin() { _ = mainQueue }

  /// Begins an action whose writes are a separate update (V2.6); does nothing off the main thread.
  ///
  /// - Returns: The transaction around it, for ``endTransaction(_:)``.
  public static func beginTransaction() -> Int? {
    guard isOnMainThread else { return nil }
    return MainActor.assumeIsolated {
      defer {
        transactionCount += 1
        transaction = transactionCount
      }
      return transaction
    }
  }

  /// Ends an action.
  public static func endTransaction(_ outer: Int?) {
    guard let outer else { return }
    MainActor.assumeIsolated { transaction = outer }
  }
}

/// The queue of the main actor, which need not stay on one thread: without a run loop the system
/// takes any.
private struct MainQueue: Sendable {
  private let key = DispatchSpecificKey<Bool>()

  init() { DispatchQueue.main.setSpecific(key: key, value: true) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

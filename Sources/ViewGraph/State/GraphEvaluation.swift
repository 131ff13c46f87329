#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The evaluation that is under way on the main thread.
public enum GraphEvaluation {
  /// The node whose body runs.
  @MainActor static var current: GraphNode?
  /// The transaction that writes of state belong to; 0 for none.
  @MainActor public static var transaction = 0
  @MainActor private static var transactionCount = 0

  private static let mainThread = MainThread()

  /// Whether a body runs.
  @MainActor public static var isRunning: Bool { current != nil }

  /// Whether the caller is on the main thread, once a graph has been made there.
  public static var isOnMainThread: Bool { mainThread.isCurrent }

  /// Notes which thread the main one is.
  @MainActor static func begin() { _ = mainThread }

  /// Begins an action whose writes are an update of their own (V2.6); elsewhere than on the main
  /// thread nothing.
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

/// The thread that made it.
private struct MainThread: Sendable {
  private let thread: UInt

  init() { thread = MainThread.current }

  var isCurrent: Bool { thread == MainThread.current }

  private static var current: UInt { UInt(pthread_self()) }
}

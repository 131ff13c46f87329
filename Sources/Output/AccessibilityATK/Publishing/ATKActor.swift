internal import CATK
internal import Glibc

/// The thread that makes all calls of ATK.
///
/// ATK and its bridge belong to the thread that iterates GLib's default main context. One thread
/// does so for the life of the process; this actor runs its jobs on it, so the compiler proves that
/// nothing else calls ATK.
@globalActor
actor ATKActor {
  static let shared = ATKActor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    GLibExecutor.shared.asUnownedSerialExecutor()
  }

  /// Runs work on the thread.
  static func run<Result: Sendable>(
    _ work: @ATKActor () throws -> Result
  ) async rethrows -> Result {
    try await work()
  }

  /// Runs a callback of GLib on its thread: such a call is no Swift job, and its C signature cannot
  /// state its thread.
  ///
  /// - Precondition: The thread is GLib's, which is checked.
  nonisolated static func assumeIsolated<Result>(
    _ operation: @ATKActor () throws -> Result
  ) rethrows -> Result {
    shared.preconditionIsolated()
    // The closure differs from one without isolation in its type only, and we are on the actor's
    // executor: `MainActor.assumeIsolated` is made likewise.
    return try withoutActuallyEscaping(operation) {
      try unsafeBitCast($0, to: (() throws -> Result).self)()
    }
  }
}

/// Runs jobs on the thread that iterates GLib's default main context.
final class GLibExecutor: SerialExecutor {
  static let shared = GLibExecutor()

  /// The identity of the thread, once it runs.
  private let thread: pthread_t

  private init() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // The bridge walks trees by recursion.
    pthread_attr_setstacksize(&attributes, 64 << 20)
    var thread = pthread_t()
    let failure = pthread_create(
      &thread,
      &attributes,
      { _ in
        g_main_loop_run(g_main_loop_new(nil, 0))
        return nil
      },
      nil
    )
    precondition(failure == 0, "the system refuses a thread for GLib")
    pthread_attr_destroy(&attributes)
    self.thread = thread
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let work = Unmanaged.passRetained(
      Work { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    )
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeRetainedValue().run() }
        return 0
      },
      work.toOpaque(),
      nil
    )
  }

  func checkIsolated() {
    precondition(pthread_equal(pthread_self(), thread) != 0, "ATK is called on another thread")
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }
}

internal import Foundation
internal import Synchronization

/// What views have begun and goes on by itself on the main actor: tasks, and blocks of its queue.
///
/// A screen that is laid out and left would never see it happen, and tests would see it sooner or
/// later. So the jobs that a screen's own thread enqueues while the screen settles are kept here and
/// run in their order; jobs of other threads go their usual way.
@MainActor
struct MainWork {
  /// How many jobs may run before a screen counts as one that never rests.
  nonisolated static let maximumSteps = 20_000

  /// Runs `body`, which may run what is enqueued meanwhile; what it leaves goes its usual way.
  static func collecting<Result>(_ body: (MainWork) throws -> Result) rethrows -> Result {
    let isInner = JobHooks.isCollecting
    if !isInner { JobHooks.begin() }
    defer { if !isInner { JobHooks.end() } }
    return try body(MainWork())
  }

  /// Lets go of what would go on for ever.
  func abandon() { JobHooks.abandon() }

  /// Runs the next job; false if nothing waits.
  func runNext() -> Bool {
    if JobHooks.runNext() { return true }
    return drainQueue()
  }

  /// Runs what waits in the queue of the main thread, where this is that thread's own loop.
  private func drainQueue() -> Bool {
    guard Thread.isMainThread, !JobHooks.isInMainQueue else { return false }
    let sentinel = Sentinel()
    DispatchQueue.main.async { sentinel.isReached = true }
    JobHooks.isInMainQueue = true
    defer { JobHooks.isInMainQueue = false }
    // Blocks that came before the sentinel have run once it is reached; in a block of the queue
    // itself it never is.
    for _ in 0..<4 where !sentinel.isReached {
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    return false
  }

  @MainActor
  private final class Sentinel {
    var isReached = false
  }
}

/// The places where the runtime hands out jobs, which it offers to programs that run jobs themselves.
@MainActor
private enum JobHooks {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  // Only the thread that collects touches them.
  private nonisolated(unsafe) static var jobs: [UnownedJob] = []
  private nonisolated(unsafe) static var next = 0
  static var isCollecting = false
  static var isInMainQueue = false

  /// The thread whose jobs are collected; 0 for none.
  private nonisolated static let thread = Atomic<UInt>(0)
  private nonisolated static var currentThread: UInt { UInt(pthread_self()) }

  private static let main = place("swift_task_enqueueMainExecutor_hook")
  private static let global = place("swift_task_enqueueGlobal_hook")

  private static func place(_ name: String) -> UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_LAZY), name)?.assumingMemoryBound(to: Hook?.self)
  }

  static func begin() {
    isCollecting = true
    thread.store(currentThread, ordering: .sequentiallyConsistent)
    main?.pointee = { JobHooks.take($0, orElse: $1) }
    global?.pointee = { JobHooks.take($0, orElse: $1) }
  }

  static func end() {
    thread.store(0, ordering: .sequentiallyConsistent)
    isCollecting = false
  }

  /// Keeps a job of the thread that collects.
  private nonisolated static func take(_ job: UnownedJob, orElse original: Original) {
    guard thread.load(ordering: .sequentiallyConsistent) == currentThread else {
      return original(job)
    }
    jobs.append(job)
  }

  static func abandon() {
    jobs = []
    next = 0
  }

  static func runNext() -> Bool {
    guard next < jobs.count else { return false }
    let job = jobs[next]
    next += 1
    if next == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      next = 0
    }
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    return true
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

package import Synchronization

/// The factor by which the address sanitizer makes a stack frame larger; `tools/sanitize` and
/// `tools/fuzz/run` define it.
#if LARGE_FRAMES
  let frameGrowth = 4
#else
  let frameGrowth = 1
#endif

/// The most stack that one level of a tree takes in any recursion of the core, in bytes.
///
/// Twice what was measured: reading a control takes most, 16,900 bytes a level of JSON in a release build,
/// which counts as four; resolving a container takes 1,900 bytes a level in a release build and 7,300 in a
/// debug build, a size 1,100 and 2,700, a guide 850 and 2,100.
#if DEBUG
  let bytesPerLevel = 16_384 * frameGrowth
#else
  let bytesPerLevel = 8192 * frameGrowth
#endif

/// The stack that every thread is assumed to have left, in bytes.
let trustedStackBytes = 196_608 * frameGrowth

/// Runs `body` where the stack has room for a recursion of `levels`: a deep one on a thread made
/// for it.
///
/// So the depth of a tree is limited by a documented number, never by the thread of a caller.
///
/// - Parameters:
///   - levels: The depth of the recursion.
///   - body: The code to run; the caller waits for it.
package func withStackSpace<Result>(levels: Int, _ body: () -> Result) -> Result {
  withStackSpace(bytes: levels * bytesPerLevel, body)
}

/// The levels of a recursion whose frames are about twice as large as a layout's, over a tree of a
/// depth.
///
/// The stack that every thread is assumed to have left is enough for the excess of its first
/// levels, so that shallow screens need no thread.
package func levelsOfLargeFrames(depth: Int) -> Int { 2 * depth + 2 * max(0, depth - 16) }

/// Runs `body` where the stack has room for a number of bytes.
func withStackSpace<Result>(bytes: Int, _ body: () -> Result) -> Result {
  if bytes <= trustedStackBytes { return body() }
  return withoutActuallyEscaping(body) { body in
    let task = StackTask(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Some systems take whole pages only.
    let size = (bytes + 1_048_576 + 65_535) & ~65_535
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let context = Unmanaged.passUnretained(task).toOpaque()
    let status = pthread_create(
      &thread,
      &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<AnyStackTask>.fromOpaque(context).takeUnretainedValue().start()
        return nil
      },
      context
    )
    guard status == 0 else { StackShortage.end(withoutStackOf: size) }
    task.wait()
    pthread_join(thread, nil)
    return task.finished()
  }
}

/// The outcome when a tree is too deep for the thread and no thread can be made for it.
package enum StackShortage {
  /// Called with the missing bytes of stack, to end the program in a particular way.
  package static let handler = Mutex<(@Sendable (Int) -> Void)?>(nil)

  /// Ends the program, since a layout has no way to fail.
  fileprivate static func end(withoutStackOf bytes: Int) -> Never {
    handler.withLock { $0 }?(bytes)
    preconditionFailure("there is no memory for a stack of \(bytes) bytes")
  }
}

/// The current stack position of the running thread.
@inline(never)
func stackPosition() -> UInt {
  var marker: UInt8 = 0
  return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
}

/// Runs `body` on the thread that waits for the running one, if that was made for its stack alone.
///
/// Code that a recursion calls may be allowed only on its first thread, as on the main actor.
/// If several threads wait for each other, the first one runs it; without any, this one does.
package func onWaitingThread<Result>(_ body: () -> Result) -> Result {
  guard let running = AnyStackTask.running else { return body() }
  return withoutActuallyEscaping(body) { body in
    let errand = StackTask { onWaitingThread(body) }
    running.waitingThread(runs: errand)
    return errand.finished()
  }
}

/// A closure on its way to another thread.
private class AnyStackTask {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  private var errand: AnyStackTask?
  private var isFinished = false

  init() {
    mutex = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  func run() {}

  /// The thread-local key of the task that a thread was made for.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The task that the running thread was made for; nil on any other thread.
  static var running: AnyStackTask? {
    pthread_getspecific(key).map {
      Unmanaged<AnyStackTask>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs the task on the thread that was made for it.
  final func start() {
    pthread_setspecific(AnyStackTask.key, Unmanaged.passUnretained(self).toOpaque())
    run()
    pthread_mutex_lock(mutex)
    isFinished = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until the task is finished, and runs errands until then.
  final func wait() {
    pthread_mutex_lock(mutex)
    while !isFinished {
      if let errand {
        pthread_mutex_unlock(mutex)
        errand.run()
        pthread_mutex_lock(mutex)
        self.errand = nil
        pthread_cond_broadcast(change)
      } else {
        pthread_cond_wait(change, mutex)
      }
    }
    pthread_mutex_unlock(mutex)
  }

  /// Has an errand run by the waiting thread.
  final func waitingThread(runs errand: AnyStackTask) {
    pthread_mutex_lock(mutex)
    self.errand = errand
    pthread_cond_broadcast(change)
    while self.errand != nil { pthread_cond_wait(change, mutex) }
    pthread_mutex_unlock(mutex)
  }
}

private final class StackTask<Result>: AnyStackTask {
  private let body: () -> Result
  private var result: Result?

  init(_ body: @escaping () -> Result) { self.body = body }

  override func run() { result = body() }

  func finished() -> Result {
    guard let result else { preconditionFailure("the thread ended without a result") }
    return result
  }
}

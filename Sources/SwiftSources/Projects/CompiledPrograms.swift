import Glibc
import Synchronization

/// Programs of several modules, compiled side by side in the order in which they are wanted.
package final class CompiledPrograms: Sendable {
  package typealias Outcome = Result<SwiftProgram, Failure>

  private let count: Int
  private let compile: @Sendable (Int) -> Outcome
  private let outcomes = Mutex<[Int: Outcome]>([:])
  private let next = Atomic(0)
  /// Told of each that is done.
  private let done: Semaphore

  /// Begins to compile.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - workers: The most at the same time; nil for as many as there are processors.
  ///   - compile: Compiles the one of a number; called on several threads.
  package init(
    count: Int,
    workers: Int? = nil,
    compile: @escaping @Sendable (Int) -> Outcome
  ) {
    (self.count, self.compile) = (count, compile)
    done = Semaphore()
    let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    for _ in 0..<min(count, max(1, workers ?? processors)) { begin() }
  }

  private func begin() {
    let this = Unmanaged.passRetained(self).toOpaque()
    var (thread, attributes) = (pthread_t(), pthread_attr_t())
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Reading projects recurses as deep as they are.
    pthread_attr_setstacksize(&attributes, 64 << 20)
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      guard let pointer else { return nil }
      Unmanaged<CompiledPrograms>.fromOpaque(pointer).takeRetainedValue().work()
      return nil
    }
    if pthread_create(&thread, &attributes, start, this) == 0 {
      pthread_detach(thread)
    } else {
      Unmanaged<CompiledPrograms>.fromOpaque(this).release()
    }
  }

  private func work() {
    while let index = take() { finish(index) }
  }

  private func take() -> Int? {
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  private func finish(_ index: Int) {
    let outcome = compile(index)
    outcomes.withLock { $0[index] = outcome }
    done.signal()
  }

  /// The program of a number, waited for.
  package func program(_ index: Int) throws(Failure) -> SwiftProgram {
    while true {
      if let outcome = outcomes.withLock({ $0.removeValue(forKey: index) }) {
        return try outcome.get()
      }
      // Without threads, this one does the work.
      if let index = next.load(ordering: .relaxed) == 0 ? take() : nil {
        finish(index)
      } else {
        done.wait()
      }
    }
  }
}

/// A count that threads wait for.
private final class Semaphore: Sendable {
  /// The system's own, which stays where it is until the end.
  private nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func signal() { sem_post(semaphore) }

  func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}

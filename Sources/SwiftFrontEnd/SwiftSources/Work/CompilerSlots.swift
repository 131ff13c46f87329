import Glibc
import Synchronization

/// The slots for modules that are compiled at the same time, by whichever thread: those first whose
/// program is wanted first.
final class CompilerSlots: Sendable {
  private struct State {
    var free: Int
    var waiting: [(rank: Int, wake: Semaphore)] = []
  }

  private let count: Int
  private let state: Mutex<State>

  static let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  /// Those of this process: one a processor.
  static let shared = CompilerSlots(processors)

  init(_ count: Int) {
    self.count = count
    state = Mutex(State(free: count))
  }

  /// Does something that keeps a processor busy.
  ///
  /// - Parameter rank: The position of the program in the order of those wanted.
  func holding<Result>(
    rank: Int,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    take(rank)
    defer { giveBack() }
    return try body()
  }

  private func take(_ rank: Int) {
    let wake = state.withLock { state -> Semaphore? in
      guard state.free == 0 else {
        state.free -= 1
        return nil
      }
      let wake = Semaphore()
      state.waiting.append((rank, wake))
      return wake
    }
    wake?.wait()
  }

  private func giveBack() {
    state.withLock { state in
      guard
        let next = state.waiting.indices.min(by: { state.waiting[$0].rank < state.waiting[$1].rank }
        )
      else {
        state.free += 1
        return
      }
      state.waiting.remove(at: next).wake.signal()
    }
  }

  /// The number of threads that wait for a slot.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// The number of processes that one compiler may have beside those of the others: each reads all files of its
  /// module, so that more than there are processors only cost time.
  var jobs: Int {
    let busy = state.withLock { count - $0.free }
    return max(1, CompilerSlots.processors / max(1, busy))
  }
}

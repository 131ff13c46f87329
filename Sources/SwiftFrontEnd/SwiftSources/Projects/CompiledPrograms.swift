import Synchronization

/// Programs of several modules, compiled side by side in the order in which they are wanted.
package final class CompiledPrograms: Sendable {
  package typealias Outcome = Result<SwiftProgram, Failure>

  /// Their numbers, in the order in which they are compiled.
  private let order: [Int]
  private let compile: @Sendable (_ number: Int, _ rank: Int) -> Outcome
  private let outcomes = Mutex<[Int: Outcome]>([:])
  private let next = Atomic(0)
  /// The rank from which programs wait until those before it are done.
  private let firstLate: Int
  private let doneCount = Atomic(0)
  /// Told when those are done.
  private let isEarlyDone = Semaphore()
  /// The number of compiling threads.
  private let threads = Atomic(0)
  /// Told of each that is done.
  private let done: Semaphore

  /// Begins to compile.
  ///
  /// - Parameters:
  ///   - order: Their numbers, in the order in which they are compiled.
  ///   - firstLate: The rank from which they wait until all before it are done; nil if none waits.
  ///   - workers: The most at the same time; nil for twice as many as there are processors,
  ///     of which as many compile at a time as there are (``CompilerSlots``).
  ///   - compile: Compiles the one of a number, which has a rank in that order; called on several threads.
  package init(
    order: [Int],
    firstLate: Int? = nil,
    workers: Int? = nil,
    compile: @escaping @Sendable (_ number: Int, _ rank: Int) -> Outcome
  ) {
    (self.order, self.compile) = (order, compile)
    self.firstLate = firstLate ?? order.count
    done = Semaphore()
    // While some wait for a module that another one compiles, others find something to do.
    for _ in 0..<min(order.count, max(1, workers ?? 2 * CompilerSlots.processors))
    where WorkerThread.start({ self.work() }) {
      threads.add(1, ordering: .relaxed)
    }
  }

  private func work() {
    while let rank = take() {
      if rank >= firstLate {
        // One after the other goes through.
        isEarlyDone.wait()
        isEarlyDone.signal()
      }
      finish(rank)
    }
  }

  /// The rank of the next program that is not being compiled; nil if there is none.
  private func take() -> Int? {
    let rank = next.add(1, ordering: .relaxed).oldValue
    return rank < order.count ? rank : nil
  }

  private func finish(_ rank: Int) {
    let number = order[rank]
    let outcome = compile(number, rank)
    outcomes.withLock { $0[number] = outcome }
    if doneCount.add(1, ordering: .relaxed).newValue == firstLate { isEarlyDone.signal() }
    done.signal()
  }

  /// The first of some numbers whose program is done, waited for; it is there until it is taken.
  ///
  /// - Parameter numbers: Those that have not been taken, in the order in which they are wanted.
  package func finished(among numbers: [Int]) -> Int {
    while true {
      let ready = outcomes.withLock { outcomes in numbers.first { outcomes[$0] != nil } }
      if let ready { return ready }
      waitForOne()
    }
  }

  /// Waits until another one is done.
  private func waitForOne() {
    // If no thread could be started, this one does the work.
    if threads.load(ordering: .relaxed) == 0, let rank = take() {
      finish(rank)
    } else {
      done.wait()
    }
  }

  /// The program of a number, waited for.
  package func program(_ index: Int) throws(Failure) -> SwiftProgram {
    while true {
      if let outcome = outcomes.withLock({ $0.removeValue(forKey: index) }) {
        return try outcome.get()
      }
      waitForOne()
    }
  }
}

import Synchronization

/// Pieces of work that are done side by side, each after those that it needs.
///
/// The error thrown is the one that would have come first if they had been done one after the
/// other.
struct OrderedWork<Value: Sendable>: Sendable {
  /// For each piece the numbers of those before it that it needs.
  let needs: [[Int]]
  /// Does the piece of a number with the results of those that it needs.
  let work: @Sendable (_ number: Int, _ needed: [Value]) -> Result<Value, Failure>

  /// Waits for the results of all pieces.
  ///
  /// - Parameter workers: The most pieces at the same time.
  func values(workers: Int) throws(Failure) -> [Value] {
    let board = Board()
    var (values, begun, running) = ([Int: Value](), Set<Int>(), 0)
    var failure: (number: Int, error: Failure)?
    while true {
      // Behind the first failure nothing is wanted any more.
      let end = failure?.number ?? needs.count
      while running < max(1, workers), let number = next(values, begun, before: end) {
        begun.insert(number)
        running += 1
        let (needed, work) = (needs[number].compactMap { values[$0] }, work)
        let body: @Sendable () -> Void = { board.note(number, work(number, needed)) }
        if !WorkerThread.start(body) { body() }
      }
      guard running > 0 else { break }
      let (number, outcome) = board.wait()
      running -= 1
      switch outcome {
      case .success(let value): values[number] = value
      case .failure(let error): if number < end { failure = (number, error) }
      }
    }
    if let failure { throw failure.error }
    return needs.indices.compactMap { values[$0] }
  }

  /// The first piece that may begin; nil if none may.
  private func next(_ values: [Int: Value], _ begun: Set<Int>, before end: Int) -> Int? {
    (0..<end).first { number in
      !begun.contains(number) && needs[number].allSatisfy { $0 >= number || values[$0] != nil }
    }
  }

  /// The results, until they are taken.
  private final class Board: Sendable {
    typealias Entry = (number: Int, outcome: Result<Value, Failure>)

    private let entries = Mutex<[Entry]>([])
    private let count = Semaphore()

    func note(_ number: Int, _ outcome: Result<Value, Failure>) {
      entries.withLock { $0.append((number, outcome)) }
      count.signal()
    }

    func wait() -> Entry {
      count.wait()
      return entries.withLock { $0.removeFirst() }
    }
  }
}

import CommandSupport
import Glibc
import SwiftSources
import TerminalText

/// Hands out items to workers, and prints their results in the order of the items.
struct BatchCoordinator {
  /// The most items that have been taken and whose results have not been printed.
  private static let window = 1_024
  /// The most bytes of results that wait for those before them.
  private static let mostBytes = 64_000_000
  /// The most items that a worker is given at once.
  private static let portion = 16
  /// A worker with so few items left is given more.
  private static let low = 4

  /// An item without a result, and the Swift sources that it needs a program of; nil for a spec.
  private struct Entry {
    let item: BatchItem
    let program: String?
  }

  private let jobs: Int
  private let seconds: Double
  private let output: BatchOutput
  private var source: BatchSource
  private var progress: BatchProgress

  private var entries: [Int: Entry] = [:]
  /// The items that no worker has, in order.
  private var waiting: [Int] = []
  /// Results that wait for those before them.
  private var results: [Int: [UInt8]] = [:]
  private var waitingBytes = 0
  private var workers: [BatchProcess] = []
  /// Swift sources that no program can be made of, and why; that of specs has no name.
  private var failures: [String: (reason: String, status: Int32)] = [:]
  /// Which files are Swift sources.
  private var programs: [String: Bool] = [:]
  private var nextNumber = 0
  private var nextResult = 0
  private var errors = 0
  private(set) var status: Int32 = 0

  /// - Parameters:
  ///   - jobs: The number of workers at once.
  ///   - seconds: The time limit of an item.
  init(
    _ source: BatchSource,
    jobs: Int,
    seconds: Double,
    to output: BatchOutput,
    showsProgress: Bool
  ) {
    (self.source, self.jobs, self.seconds, self.output) = (source, jobs, seconds, output)
    progress = BatchProgress(output.command, total: source.total, isShown: showsProgress)
  }

  /// Does all there is to do, or ends early where a signal asks for it.
  mutating func run() throws {
    defer {
      progress.end()
      for worker in workers { worker.end() }
    }
    while !EndSignal.isGiven {
      takeItems()
      try handOut()
      try printResults()
      progress.show(nextResult, errors: errors)
      if nextResult == nextNumber, source.isAtEnd { return }
      wait()
      endStuckWorkers()
    }
    progress.end()
    StandardError.write("espalier: ended after \(nextResult) items\n")
  }

  // MARK: Items

  /// Whether the results of one more item would fit in the window and in memory.
  private var hasRoom: Bool {
    nextNumber - nextResult < BatchCoordinator.window
      && waitingBytes < BatchCoordinator.mostBytes
  }

  private mutating func takeItems() {
    while hasRoom, let line = source.next() {
      let number = nextNumber
      nextNumber += 1
      switch line {
      case .item(let item):
        let entry = Entry(item: item, program: program(of: item))
        entries[number] = entry
        if let failure = failures[entry.program ?? ""] {
          refuse(number, failure.reason, status: failure.status)
        } else {
          waiting.append(number)
        }
      case .nonsense(let result):
        settle(number, result.line, status: ExitStatus.badSpec)
      }
    }
  }

  /// The Swift sources that an item needs a program of; nil for a spec.
  private mutating func program(of item: BatchItem) -> String? {
    if let program = item.program { return program }
    let (file, _) = BatchItem.parts(of: item.screen)
    if let isProgram = programs[file] { return isProgram ? file : nil }
    let isProgram = !file.hasSuffix(".json") && SwiftModule(file) != nil
    programs[file] = isProgram
    return isProgram ? file : nil
  }

  // MARK: Workers

  /// Gives workers what there is, those that are missing being started.
  private mutating func handOut() throws {
    guard !waiting.isEmpty else { return }
    for worker in workers where worker.isReady && worker.items.count <= BatchCoordinator.low {
      let portion = takePortion(for: worker.program)
      let given = portion.compactMap { entries[$0]?.item }
      if !given.isEmpty, !worker.take(portion, given) { lose(worker, status: ExitStatus.crash) }
    }
    for (program, count) in wantedPrograms {
      let portions = (count + BatchCoordinator.portion - 1) / BatchCoordinator.portion
      let beginning = workers.count { $0.program == program && !$0.isReady }
      for _ in 0..<max(0, portions - beginning) where makeRoom() { try start(program) }
    }
  }

  /// The programs that waiting items need, with the numbers of these items.
  private var wantedPrograms: [(program: String?, count: Int)] {
    var wanted: [(program: String?, count: Int)] = []
    for number in waiting {
      let program = entries[number]?.program
      if let index = wanted.firstIndex(where: { $0.program == program }) {
        wanted[index].count += 1
      } else {
        wanted.append((program, 1))
      }
    }
    return wanted
  }

  /// Whether there may be one worker more: one that has nothing to do makes room for it.
  private mutating func makeRoom() -> Bool {
    if workers.count < jobs { return true }
    guard let idle = workers.first(where: { $0.isReady && $0.items.isEmpty }) else { return false }
    remove(idle)
    return true
  }

  private mutating func start(_ program: String?) throws {
    do throws(Failure) {
      workers.append(try BatchProcess(program: program))
    } catch {
      // Fewer can do it as well.
      if !workers.isEmpty { return }
      error.tell(StandardError.write)
      throw error
    }
  }

  /// The next items for a worker, of which each has as many while there are few.
  private mutating func takePortion(for program: String?) -> [Int] {
    let most = max(1, min(BatchCoordinator.portion, waiting.count / jobs))
    let portion = Array(
      waiting.lazy.filter { [entries] in entries[$0]?.program == program }.prefix(most)
    )
    let taken = Set(portion)
    if !taken.isEmpty { waiting.removeAll { taken.contains($0) } }
    return portion
  }

  private mutating func remove(_ worker: BatchProcess) {
    worker.end()
    workers.removeAll { $0 === worker }
  }

  /// Waits until something comes, for a moment at most.
  private mutating func wait() {
    var polled = workers.map { pollfd(fd: $0.link.descriptor, events: Int16(POLLIN), revents: 0) }
    let input = hasRoom ? source.descriptor : nil
    if let input { polled.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
    guard poll(&polled, nfds_t(polled.count), 100) > 0 else { return }
    if input != nil, polled[workers.count].revents != 0 { source.read() }
    for (worker, state) in zip(workers, polled) where state.revents != 0 { hear(worker) }
  }

  private mutating func hear(_ worker: BatchProcess) {
    let answer: BatchAnswer?
    do {
      answer = try worker.link.receive()
    } catch {
      let reason = "its code wrote to a line that is not its own"
      return lose(worker, because: reason, status: ExitStatus.crash)
    }
    worker.noteProgress()
    switch answer {
    case .ready: worker.isReady = true
    case .result(let lines, let status):
      guard !worker.items.isEmpty else { return remove(worker) }
      settle(worker.items.removeFirst(), lines, status: status)
    case .failed(let reason, let status):
      remove(worker)
      fail(worker.program, reason, status: status)
    case .crashed(let isEndless):
      lose(
        worker,
        because: isEndless ? "its code did not come to an end" : "its code crashed",
        status: isEndless ? ExitStatus.badSpec : ExitStatus.crash
      )
    case nil: lose(worker, status: ExitStatus.crash)
    }
  }

  private mutating func endStuckWorkers() {
    for worker in workers where !worker.items.isEmpty && worker.isStuck(after: seconds) {
      lose(
        worker,
        because: "it did not come to an end within \(seconds.secondsText) s",
        hint: "--max-seconds lets it go on for longer",
        status: ExitStatus.badSpec
      )
    }
  }

  /// Goes on without a worker, whose first item is to blame.
  ///
  /// - Parameter reason: The reason of its end; nil if its exit status tells.
  private mutating func lose(
    _ worker: BatchProcess,
    because reason: String? = nil,
    hint: String? = nil,
    status: Int32
  ) {
    let end = worker.end(isExpected: reason == nil)
    workers.removeAll { $0 === worker }
    let why = reason ?? "its worker ended" + (end.map { " (\($0))" } ?? "")
    guard let first = worker.items.first, let entry = entries[first] else {
      // One that ends before it is given anything would do so again.
      if !worker.isReady {
        let message = "espalier: error: a worker cannot start: \(why)"
        fail(worker.program, message, status: status)
      }
      return
    }
    waiting = (worker.items.dropFirst() + waiting).sorted()
    let (file, _) = BatchItem.parts(of: entry.item.screen)
    let remark = BatchResult.Remark("\(file): error: the screen is not shown: \(why)", hint: hint)
    settle(first, output.failed(entry.item, [remark]), status: status)
  }

  /// Settles all items that need a program which cannot be made.
  private mutating func fail(_ program: String?, _ reason: String, status: Int32) {
    failures[program ?? ""] = (reason, status)
    let failed = waiting.filter { entries[$0]?.program == program }
    waiting.removeAll { entries[$0]?.program == program }
    for number in failed { refuse(number, reason, status: status) }
  }

  // MARK: Results

  private mutating func refuse(_ number: Int, _ reason: String, status: Int32) {
    guard let entry = entries[number] else { return }
    let lines = reason.split(separator: "\n").map { BatchResult.Remark(String($0)) }
    settle(number, output.failed(entry.item, lines), status: status)
  }

  private mutating func settle(_ number: Int, _ lines: [UInt8], status: Int32) {
    entries[number] = nil
    results[number] = lines
    waitingBytes += lines.count
    if status != 0 { errors += 1 }
    self.status = max(self.status, status)
  }

  private mutating func printResults() throws {
    var lines: [[UInt8]] = []
    while let next = results.removeValue(forKey: nextResult) {
      lines.append(next)
      waitingBytes -= next.count
      nextResult += 1
    }
    if !lines.isEmpty { try output.write(lines) }
  }
}

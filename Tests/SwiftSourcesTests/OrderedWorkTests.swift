import Glibc
import Synchronization
import Testing

@testable import SwiftSources

/// Modules side by side (V21.1, V21.2, V21.3).
struct OrderedWorkTests {
  private static func failure(_ text: String) -> Failure { Failure(text, status: 65) }

  @Test func eachPieceHasWhatItNeeds() throws {
    let work = OrderedWork<String>(needs: [[], [], [0, 1], [2], [0]]) { number, needed in
      .success("\(number)(\(needed.joined(separator: ",")))")
    }
    #expect(
      try work.values(workers: 4) == ["0()", "1()", "2(0(),1())", "3(2(0(),1()))", "4(0())"]
    )
  }

  /// Neither would end without the other.
  @Test func piecesThatNeedNothingAreDoneAtTheSameTime() throws {
    let (first, second) = (Semaphore(), Semaphore())
    let work = OrderedWork<Int>(needs: [[], []]) { number, _ in
      (number == 0 ? first : second).signal()
      (number == 0 ? second : first).wait()
      return .success(number)
    }
    #expect(try work.values(workers: 2) == [0, 1])
  }

  /// The second one fails at once, the first one later; what needs it and what follows is not begun.
  @Test func theFirstFailureCounts() {
    let begun = Mutex<Set<Int>>([])
    let hasFailed = Semaphore()
    let work = OrderedWork<Int>(needs: [[], [], [0], [1]]) { number, _ in
      begun.withLock { _ = $0.insert(number) }
      if number == 0 { hasFailed.wait() }
      if number == 1 { hasFailed.signal() }
      return .failure(Self.failure("piece \(number)"))
    }
    #expect {
      try work.values(workers: 2)
    } throws: {
      ($0 as? Failure)?.text.contains("piece 0") == true
    }
    #expect(begun.withLock { $0 } == [0, 1])
  }

  @Test func circlesEnd() throws {
    let work = OrderedWork<Int>(needs: [[1], [0]]) { number, needed in
      .success(number * 10 + needed.count)
    }
    #expect(try work.values(workers: 2) == [0, 11])
  }

  // MARK: Slots

  @Test func noMoreCompileThanThereIsRoomFor() throws {
    let slots = CompilerSlots(2)
    let counts = Mutex((now: 0, most: 0))
    let work = OrderedWork<Int>(needs: Array(repeating: [], count: 40)) { number, _ in
      Result { () throws(Failure) in
        try slots.holding(rank: number) { () throws(Failure) in
          counts.withLock {
            $0.now += 1
            $0.most = max($0.most, $0.now)
          }
          usleep(500)
          counts.withLock { $0.now -= 1 }
          return number
        }
      }
    }
    #expect(try work.values(workers: 8) == Array(0..<40))
    #expect(counts.withLock { $0.most } == 2)
  }

  /// The programs that are wanted first go before those that have waited longer.
  @Test func whoIsWantedFirstComesFirst() throws {
    let slots = CompilerSlots(1)
    let order = Mutex<[Int]>([])
    let done = Semaphore()
    try slots.holding(rank: 0) { () throws(Failure) in
      for rank in [3, 1, 2] {
        WorkerThread.start {
          try? slots.holding(rank: rank) { () throws(Failure) in order.withLock { $0.append(rank) }
          }
          done.signal()
        }
      }
      while slots.waitingCount < 3 { usleep(500) }
    }
    for _ in 0..<3 { done.wait() }
    #expect(order.withLock { $0 } == [1, 2, 3])
  }

  // MARK: Programs

  @Test func whatIsDoneFirstIsThereFirst() {
    let mayEnd = Semaphore()
    let programs = CompiledPrograms(order: [0, 1, 2], workers: 2) { number, _ in
      if number == 0 { mayEnd.wait() }
      return .failure(Self.failure("program \(number)"))
    }
    let first = programs.finished(among: [0, 1, 2])
    #expect(first == 1 || first == 2)
    #expect(throws: Failure.self) { try programs.program(first) }
    #expect(programs.finished(among: [0, 3 - first]) == 3 - first)
    #expect(throws: Failure.self) { try programs.program(3 - first) }
    mayEnd.signal()
    #expect(programs.finished(among: [0]) == 0)
    #expect(throws: Failure.self) { try programs.program(0) }
  }

  @Test func programsAreCompiledInTheOrderThatIsSaid() {
    let compiled = Mutex<[[Int]]>([])
    let programs = CompiledPrograms(order: [2, 0, 1], workers: 1) { number, rank in
      compiled.withLock { $0.append([number, rank]) }
      return .failure(Self.failure("program \(number)"))
    }
    for number in 0..<3 { #expect(throws: Failure.self) { try programs.program(number) } }
    #expect(compiled.withLock { $0 } == [[2, 0], [0, 1], [1, 2]])
  }

  @Test func lateProgramsBeginWhenThoseBeforeAreDone() {
    let begun = Mutex<[Int]>([])
    let mayEnd = Semaphore()
    let programs = CompiledPrograms(order: [0, 1, 2, 3], firstLate: 2, workers: 4) { number, _ in
      if number < 2 { mayEnd.wait() }
      begun.withLock { $0.append(number) }
      return .failure(Self.failure("program \(number)"))
    }
    mayEnd.signal()
    _ = programs.finished(among: [0, 1])
    #expect(begun.withLock { $0.count } == 1)
    mayEnd.signal()
    for number in 0..<4 { #expect(throws: Failure.self) { try programs.program(number) } }
    #expect(Set(begun.withLock { $0.prefix(2) }) == [0, 1])
    #expect(Set(begun.withLock { $0 }) == [0, 1, 2, 3])
  }

  // MARK: Progress

  @Test func theRestIsToldByTheSpeedSoFar() {
    let progress = CompilationProgress()
    progress.expect("App", files: 200)
    progress.expect("Core", files: 40)
    progress.expect("Core", files: 40)
    progress.expect("Known", files: 500)
    progress.forget("Known")
    #expect(progress.text(40, at: 100) == " (40 files; 0 of 240 done)")
    progress.end("Core")
    progress.end("Core")
    #expect(progress.text(200, at: 104) == " (200 files; 40 of 240 done)")
    #expect(progress.text(200, at: 130) == " (200 files; 40 of 240 done, about 3 min left)")
    #expect(progress.text(1, at: 106) == " (1 file; 40 of 240 done, less than a minute left)")
  }
}

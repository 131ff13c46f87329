import Foundation
import Synchronization

/// Counts instructions under Valgrind: the same on every machine and at every load.
enum Callgrind {
  /// What one run of an operation takes.
  struct Counts {
    var instructions: Int
    /// Reads and writes that miss the first cache, and the last; of a simulated processor.
    var firstLevelMisses: Int
    var lastLevelMisses: Int

    static func - (left: Counts, right: Counts) -> Counts {
      Counts(
        instructions: left.instructions - right.instructions,
        firstLevelMisses: left.firstLevelMisses - right.firstLevelMisses,
        lastLevelMisses: left.lastLevelMisses - right.lastLevelMisses
      )
    }

    static func / (counts: Counts, runs: Int) -> Counts {
      Counts(
        instructions: counts.instructions / runs,
        firstLevelMisses: counts.firstLevelMisses / runs,
        lastLevelMisses: counts.lastLevelMisses / runs
      )
    }
  }

  /// Whether Valgrind is installed.
  static var isAvailable: Bool {
    (try? Command.run(["valgrind", "--version"]))?.status == 0
  }

  /// Counts what an operation takes: the difference that further runs make in this program, all being
  /// prepared both times.
  static func counts(_ operation: Operation, on workload: String, caches: Bool) throws -> Counts {
    let runs = operation.repetitions
    let all = try total(operation.rawValue, workload, runs: 1 + runs, caches)
    return (all - (try total(operation.rawValue, workload, runs: 1, caches))) / runs
  }

  /// The same for a piece of work by its name, which is prepared twice.
  static func counts(_ operation: String, on workload: String, caches: Bool) throws -> Counts {
    try total(operation, workload, runs: 2, caches) - total(operation, workload, runs: 1, caches)
  }

  /// Counts what several operations take, as many at a time as there are processors: counts do not
  /// depend on what else runs.
  static func counts(_ operations: [(Operation, String)]) throws -> [Counts] {
    let outcomes = Mutex<[Int: Result<Counts, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2 * operations.count) { number in
      let (operation, workload) = operations[number / 2]
      let outcome = Result {
        try total(
          operation.rawValue,
          workload,
          runs: number % 2 == 0 ? 1 : 1 + operation.repetitions,
          false
        )
      }
      outcomes.withLock { $0[number] = outcome }
    }
    let totals = try outcomes.withLock { outcomes in
      try (0..<2 * operations.count).map { number in
        guard let outcome = outcomes[number] else { throw BenchmarkError("a count is missing") }
        return try outcome.get()
      }
    }
    return operations.indices.map {
      (totals[2 * $0 + 1] - totals[2 * $0]) / operations[$0].0.repetitions
    }
  }

  /// Counts what this program takes with some runs of an operation.
  static func total(
    _ operation: String,
    _ workload: String,
    runs: Int,
    _ caches: Bool
  ) throws -> Counts {
    try total(
      [CommandLine.arguments[0], "run", workload, operation, String(runs)],
      caches
    )
  }

  /// Counts what a program takes.
  static func total(_ program: [String], _ caches: Bool = false) throws -> Counts {
    let outcome = try Command.run(
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
        "--cache-sim=\(caches ? "yes" : "no")",
      ] + program,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    )
    guard
      let line = outcome.messages.split(separator: "\n").last(where: { $0.contains("Collected") })
    else {
      throw BenchmarkError("callgrind says: \(outcome.messages)")
    }
    let numbers = line.split(separator: ":")[1].split(separator: " ").compactMap { Int($0) }
    // Events: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw.
    return Counts(
      instructions: numbers[0],
      firstLevelMisses: numbers.count > 8 ? numbers[4] + numbers[5] : 0,
      lastLevelMisses: numbers.count > 8 ? numbers[7] + numbers[8] : 0
    )
  }
}

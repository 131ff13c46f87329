import AccessibilityATK
import AccessibilityCore
import ArgumentParser
import BusClient
import CommandSupport
import Dispatch
import Glibc

/// Reads a published tree back by a separate process, as any client of the bus would.
///
/// The other process is this executable with the process to compare: it opens the screen again and
/// compares the bus's tree with its own.
enum PublishingCheck {
  /// Runs the other process to its end.
  ///
  /// - Returns: The exit status.
  static func run() async -> Int32 {
    await withCheckedContinuation { continuation in
      // Waiting blocks a thread, which should not be one of the task pool.
      DispatchQueue.global().async { continuation.resume(returning: statusOfCheck()) }
    }
  }

  private static func statusOfCheck() -> Int32 {
    do {
      let process = try OwnProcess(and: ["--read-back", String(getpid())])
      return process.wait() ?? ExitStatus.cannotWrite
    } catch {
      StandardError.write("espalier: error: cannot start the check: \(error)\n")
      return ExitStatus.cannotWrite
    }
  }

  // MARK: The other process

  /// Compares the tree that a process publishes with that of its file.
  ///
  /// - Throws: The status to end with, if they differ or the bus cannot be read.
  static func readBack(_ source: any PublishingSource, from process: Int32) throws {
    let screen = try source.open { _ in }
    defer { screen.end() }
    guard case .all(let snapshot)? = screen.takeChange() else { return }
    let records = ATKMapper.records(
      of: snapshot,
      application: PublishingSession.applicationName,
      for: ATKLibrary.shared.features
    )
    let differences: [String]
    do {
      let items = try BusClient.run { client in
        try client.application(pid: process, deadline: .now + .seconds(10), remembering: false)
          .readItems()
      }
      differences = BusComparison(items, records).differences
    } catch {
      StandardError.write("espalier: error: cannot read the tree back: \(error)\n")
      throw ExitCode(ExitStatus.unavailable)
    }
    for difference in differences { print(difference) }
    guard differences.isEmpty else { throw ExitCode(ExitStatus.differences) }
    print("\(records.count) nodes are on the bus as they should be")
  }
}

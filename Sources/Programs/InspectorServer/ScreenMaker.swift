import AgentServer
import CommandSupport
import Dispatch
import Glibc
import Synchronization

/// Makes screens by the command, in a process for each time: whatever a screen's code does, the server
/// goes on.
final class ScreenMaker: Sendable {
  /// The result of a process.
  struct Made: Sendable {
    /// The lines about each screen, each a JSON object: one with all variants, or the parts of one variant.
    var screens: [(name: String, lines: [[UInt8]])] = []
    /// The text on standard error.
    var messages = ""
    /// 0 if all went well.
    var status: Int32 = 0
    /// Whether it was ended before it was done.
    var isBroken = false

    /// The lines about a screen; nil for none.
    func lines(of screen: String) -> [[UInt8]]? { screens.first { $0.name == screen }?.lines }
  }

  private struct State {
    var process: pid_t = 0
    var isBroken = false
    var isClosed = false
  }

  private let arguments: ServerArguments
  private let program: String
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "espalier.screens")

  init(_ arguments: ServerArguments) {
    self.arguments = arguments
    program = OwnExecutable.folder + "espalier"
  }

  /// Makes screens.
  ///
  /// - Parameters:
  ///   - screen: The name of the only one; nil for all.
  ///   - variant: The only variant, with its documents and without findings; nil for the pictures of all, and
  ///     the findings.
  ///   - actions: What is done before.
  func make(
    _ screen: String? = nil,
    variant: Int? = nil,
    after actions: [String] = []
  ) async -> Made {
    var options = actions.map { "--do=" + $0 }
    if let screen { options.append("--round-screen=" + screen) }
    if let variant { options.append("--round-variant=\(variant)") }
    let words = arguments.round(options)
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.run(words)) }
    }
  }

  private func run(_ words: [String]) -> Made {
    guard state.withLock({ !$0.isClosed }) else { return Made(isBroken: true) }
    do throws(CommandRun.Failed) {
      let run = try CommandRun(words, program: program) { process in
        EndSignal.handOn(to: process)
        state.withLock { state in
          (state.process, state.isBroken) = (process, false)
          if state.isClosed { kill(process, SIGTERM) }
        }
      }
      EndSignal.handOn(to: 0)
      let isBroken = state.withLock { state in
        state.process = 0
        return state.isBroken || state.isClosed
      }
      var screens: [(name: String, lines: [[UInt8]])] = []
      for line in run.output.split(separator: UInt8(ascii: "\n")).map(Array.init) {
        guard let name = ScreenMaker.name(of: line) else { continue }
        if screens.last?.name == name {
          screens[screens.count - 1].lines.append(line)
        } else {
          screens.append((name, [line]))
        }
      }
      return Made(
        screens: screens,
        messages: run.errors,
        status: run.status,
        isBroken: isBroken
      )
    } catch {
      let message = "espalier: error: cannot start \(program): \(error.message)\n"
      return Made(messages: message, status: ExitStatus.unavailable)
    }
  }

  /// Ends the process that makes screens, if there is one.
  func breakOff() {
    state.withLock { state in
      guard state.process > 0 else { return }
      state.isBroken = true
      kill(state.process, SIGTERM)
    }
  }

  /// Ends the process that makes screens, waits for its end, and makes no more.
  func close() {
    state.withLock { $0.isClosed = true }
    breakOff()
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    guard isDone.wait(timeout: .now() + ScreenMaker.patience) == .timedOut else { return }
    state.withLock { state in if state.process > 0 { kill(state.process, SIGKILL) } }
    queue.sync {}
  }

  /// The seconds that a process has to end by itself.
  private static let patience = 5.0

  /// The name that the text of a screen begins with.
  private static func name(of screen: [UInt8]) -> String? {
    let start = Array("{\"name\":".utf8)
    guard screen.starts(with: start), screen.count > start.count + 1 else { return nil }
    var end = start.count + 1
    while end < screen.count, screen[end] != UInt8(ascii: "\"") {
      end += screen[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < screen.count else { return nil }
    return AgentValue(Array("[".utf8) + screen[start.count...end] + "]".utf8)?.strings?.first
  }
}

import BusClient
import Foundation
import Testing

/// Watched screens whose programs do not play by the rules.
@Suite(.enabled(if: Programs.hasBus && Programs.hasCompiler, Missing.compiler))
struct HostileScreenTests {
  private let session: BusSession

  init() throws { session = try BusSession() }

  private func publish(_ source: String, _ options: String...) throws -> (BusProbe, Screen) {
    let path = session.folder + "/Screen.swift"
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let publisher = try session.start(
      Programs.espalier,
      ["publish", path, "--watch"] + options,
      adding: Programs.compilerEnvironment
    )
    // The first to compile builds the macros and modules as well.
    let line = try publisher.readLine(before: .now + BusSession.patience * 5)
    #expect(line?.contains(#""published""#) == true, "\(session.errors(of: Programs.espalier))")
    return (try BusProbe(of: publisher, in: session), Screen(path: path, caseName: nil))
  }

  private func wait(_ isThere: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + BusSession.patience
    while ContinuousClock.now < deadline {
      if try isThere() { return true }
      usleep(20_000)
    }
    return false
  }

  /// What stands on the line is no length of anything: the program ends, who publishes it goes on.
  @Test func garbageOnTheLineEndsTheProgramAndNotTheScreen() throws {
    let (probe, screen) = try publish(
      """
      import SwiftUI
      #Preview {
        VStack {
          Text("before")
          Button("Garble") {
            for descriptor in Int32(3)..<30 { write(descriptor, String(repeating: "A", count: 99), 99) }
          }
        }
      }
      """
    )
    try probe.perform("listen")
    try probe.perform("do", "push button:Garble", "click")
    let complaint = "wrote to a line that is not its own; its program is ended"
    #expect(wait { session.errors(of: Programs.espalier).contains(complaint) })
    #expect(try probe.outline().contains("before"))
    try session.save(screen, replacing: "before", by: "behind")
    #expect(try wait { try probe.outline().contains("behind") })
    probe.publisher.signal(SIGINT)
    #expect(try probe.publisher.wait(before: .now + BusSession.patience) == 0)
  }

  /// Screens stand still for longer than their code may compute, and for more than three times as long.
  @Test func aScreenThatStandsStillIsNotStopped() throws {
    let (probe, screen) = try publish(
      "import SwiftUI\n#Preview { Text(\"before\") }\n",
      "--max-seconds",
      "1"
    )
    usleep(5_000_000)
    #expect(session.errors(of: Programs.espalier) == "")
    #expect(try probe.outline().contains("before"))
    try session.save(screen, replacing: "before", by: "behind")
    #expect(try wait { try probe.outline().contains("behind") })
    probe.publisher.signal(SIGINT)
    #expect(try probe.publisher.wait(before: .now + BusSession.patience) == 0)
  }
}

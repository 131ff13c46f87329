import BusClient
import Foundation

/// A client of the accessibility bus for tests to drive.
///
/// A test process cannot join several buses itself, so it runs one of these in each:
///
/// ```
/// bus-probe --pid PID [--timeout SECONDS] COMMAND [ARGUMENT…]
/// bus-probe --pid PID [--timeout SECONDS]
/// ```
///
/// The second form reads commands from standard input, one JSON array of strings a line. Each
/// command is answered by one JSON value, in one line if they are read from standard input; an
/// outline is printed as it is.
@main struct BusProbe {
  private var arguments = Array(CommandLine.arguments.dropFirst())

  static func main() {
    var probe = BusProbe()
    do {
      try probe.run()
    } catch {
      FileHandle.standardError.write(Data("bus-probe: \(error)\n".utf8))
      exit(error as? BusError == .noBus ? EX_UNAVAILABLE : 1)
    }
  }

  private mutating func run() throws {
    let timeout = Duration.seconds(takeOption("--timeout").flatMap(Double.init) ?? 10)
    guard let pid = takeOption("--pid").flatMap(Int32.init) else {
      throw Probe.Mistake(description: "--pid PID is missing")
    }
    let command = arguments
    try BusClient.run { client in
      let application = try client.application(pid: pid, deadline: .now + timeout)
      let probe = Probe(application: application, timeout: timeout)
      if command.isEmpty {
        try Self.serve(probe)
      } else {
        try Self.print(try probe.perform(command), [.prettyPrinted])
      }
    }
  }

  private static func serve(_ probe: Probe) throws {
    while let line = readLine() {
      let answer: Answer
      do {
        let command = try JSONDecoder().decode([String].self, from: Data(line.utf8))
        answer = try probe.perform(command)
      } catch {
        answer = .error("\(error)")
      }
      try print(answer, [])
    }
  }

  private static func print(_ answer: Answer, _ style: JSONEncoder.OutputFormatting) throws {
    if case .text(let text) = answer, style.contains(.prettyPrinted) {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = style.union([.sortedKeys, .withoutEscapingSlashes])
    FileHandle.standardOutput.write(try encoder.encode(answer) + Data("\n".utf8))
  }

  private mutating func takeOption(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }
}

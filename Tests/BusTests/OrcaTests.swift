import Foundation
import Testing

/// What the screen reader Orca says of published screens: `tools/orca-table`.
@Suite(.enabled(if: Programs.hasOrca, Missing.orca))
struct OrcaTests {
  @Test func orcaSaysWhatIsWrittenDownAndEveryDifferenceHasAReason() throws {
    let table = try OrcaTable("--check")
    #expect(try table.output() == table.summary)
    #expect(try table.status() == 0)
  }

  @Test func nothingIsLeftOfAWalk() throws {
    let table = try OrcaTable("--check")
    _ = try table.status()
    #expect(BusSession.processes(in: table.folder) == [])
    let files = try table.files()
    #expect(files == ["errors"])
  }

  @Test func nothingIsLeftOfAWalkThatIsKilled() throws {
    var table: OrcaTable? = try OrcaTable("--check")
    let folder = try #require(table?.folder)
    #expect(waits { OrcaTable.isOrcaRunning(in: folder) })
    table = nil
    #expect(waits { BusSession.processes(in: folder).isEmpty })
  }

  @Test func nothingIsLeftOfAWalkThatIsInterrupted() throws {
    let table = try OrcaTable("--check")
    #expect(waits { OrcaTable.isOrcaRunning(in: table.folder) })
    table.process.signal(SIGTERM)
    #expect(try table.status() == 1)
    #expect(BusSession.processes(in: table.folder) == [])
    let files = try table.files()
    #expect(files == ["errors"])
  }

  /// A walk in which Orca says another role, other words or nothing.
  @Test(arguments: ["Follow label.", "Unfollow push button.", ""])
  func aDifferenceWithoutAReasonIsAnError(said: String) throws {
    let table = try OrcaTable("--check", heard: walk(saying: said))
    #expect(
      try table.output().contains(
        """
        orca-table: a difference without a reason: profile-card, not combined: push button \
        'Follow': 'Follow. Button.' but '\(said)'

        """
      )
    )
    #expect(try table.status() == 1)
  }

  @Test func aDifferenceWithAReasonIsNone() throws {
    let output = try OrcaTable("--check", heard: walk(saying: "Follow push button.")).output()
    #expect(
      output.hasSuffix(": 1 sound the same, 4 differ for the reasons below, 0 without a reason.\n")
    )
  }

  /// What a walk through one screen writes, if Orca says certain words of its button.
  private func walk(saying words: String) -> String {
    let nodes = [
      (role: "image", name: "portrait", said: "portrait image."),
      (role: "label", name: "Ada Lovelace", said: "Ada Lovelace label."),
      (role: "label", name: "Online", said: "Online label."),
      (role: "push button", name: "Follow", said: words),
    ]
    let window = #"{"node":[0],"role":"frame","name":"not combined","states":[],"utterances":[]}"#
    let inside = nodes.enumerated().map { index, node in
      let key = node.role == "push button" ? "focused" : "utterances"
      return """
        {"node":[0,\(index)],"role":"\(node.role)","name":"\(node.name)","states":[],\
        "utterances":[],"\(key)":["\(node.said)"]}
        """
    }
    return """
      {"versions":"Orca"}
      {"file":"Specs/Screens/profile-card.json#not combined","arrival":["not combined frame"],\
      "nodes":[\(([window] + inside).joined(separator: ","))]}

      """
  }

  private func waits(until isTrue: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + BusSession.patience
    while !isTrue(), ContinuousClock.now < deadline { usleep(20_000) }
    return isTrue()
  }
}

/// A run of `tools/orca-table` with a folder of its own for what is temporary.
private final class OrcaTable {
  let folder: String
  let process: ChildProcess

  /// - Parameter heard: What a walk wrote; nil to walk now.
  init(_ option: String, heard: String? = nil) throws {
    var template = Array("/tmp/espalier-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ChildProcess.Failure(description: "no folder for Orca")
    }
    folder = template.withUnsafeBufferPointer {
      $0.baseAddress.map { String(cString: $0) } ?? ""
    }
    var arguments = [option, "--espalier", Programs.espalier]
    if let heard {
      try heard.write(toFile: folder + "/heard", atomically: true, encoding: .utf8)
      arguments += ["--heard", folder + "/heard"]
    }
    process = try ChildProcess(
      Programs.package + "/tools/orca-table",
      arguments,
      environment: ["LANG": "C.UTF-8", "TMPDIR": folder]
        .merging(Programs.compilerEnvironment) { $1 }
        .merging(BusSession.sanitizerOptions) { $1 },
      errors: folder + "/errors"
    )
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// All that is printed.
  func output() throws -> String {
    let output = try process.readToEnd(before: .now + BusSession.patience * 2)
    return output + ((try? String(contentsOfFile: folder + "/errors", encoding: .utf8)) ?? "")
  }

  func status() throws -> Int32 { try process.wait(before: .now + BusSession.patience * 2) }

  /// What is in the folder.
  func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }

  /// The line of the document that counts what is in its table, with its end.
  var summary: String {
    let path = Programs.package + "/docs/ORCA.md"
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.components(separatedBy: "\n")
    return (lines?.first { $0.contains(" without a reason.") } ?? "no summary") + "\n"
  }

  static func isOrcaRunning(in folder: String) -> Bool {
    BusSession.processes(in: folder).contains { process in
      let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))
      return line?.range(of: Data("/usr/bin/orca\0".utf8)) != nil
    }
  }
}

import Foundation
import Testing

/// What the command says about itself is in `Golden/`; run the tests with `ESPALIER_RECORD=1` to
/// write it anew.
@Suite struct HelpTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  private func check(_ name: String, _ text: String) throws {
    let url = Self.folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil {
      try Data(text.utf8).write(to: url)
    }
    #expect(text == String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }

  private static let names = [
    "layout", "picture", "watch", "accessibility", "rtl", "audit", "explain", "inspect", "look",
    "snapshot", "expand", "check", "project", "publish", "conformance", "schema", "batch",
    "devices", "cache", "skill", "mcp", "manual",
  ]

  @Test(arguments: names)
  func everySubcommandExplainsItself(_ name: String) throws {
    let run = try Espalier.run(name, "--help")
    #expect(run.status == 0)
    #expect(run.errors == "")
    try check("help-\(name)", run.output)
    #expect(try Espalier.run("help", name).output == run.output)
  }

  @Test func theCommandExplainsItself() throws {
    let run = try Espalier.run("--help")
    #expect(run.status == 0)
    try check("help", run.output)
    #expect(try Espalier.run().output == run.output)
  }

  @Test func theCommandKnowsItsVersion() throws {
    let run = try Espalier.run("--version")
    #expect(run.status == 0)
    try check("version", run.output)
  }

  @Test func noLineOfHelpIsWiderThanATerminal() throws {
    for name in Self.names {
      let lines = try Espalier.run(name, "--help").lines
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
  }
}

import Testing

/// What sources ask of the system's version follows the screen's (V11.12).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct AvailabilityTests {
  private static let source = #"""
    import SwiftUI
    import UIKit
    struct Card: View {
      var body: some View {
        VStack {
          if #available(iOS 26, *) { Text("glass") } else { Text("plain") }
          if #available(iOS 17.5, macOS 99, *) { Text("17.5") }
          if #unavailable(iOS 18) { Text("before 18") }
          Text(verbatim: "version " + UIDevice.current.systemVersion)
          Text(verbatim: "process " + process)
        }
      }
    }
    private var process: String {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      let old = OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)
      let isLater = Foundation.ProcessInfo.processInfo.isOperatingSystemAtLeast(old)
      let words = ProcessInfo.processInfo.operatingSystemVersionString
      return "\(version.majorVersion) \(version.minorVersion) \(isLater) \(words)"
    }
    #Preview { Card() }
    """#

  private func texts(_ options: String, source: String) throws -> (words: [String], errors: String)
  {
    let scratch = try ScratchFolder()
    try scratch.write("Card.swift", source)
    let run = try SwiftCommand.run(
      "layout Card.swift --text fixed --format outline \(options)",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let words = run.output.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 2 ? String(parts[1]) : nil
    }
    return (words, run.errors)
  }

  @Test(arguments: [
    ("", ["glass", "17.5", "version 26.2", "process 26 2 true Version 26.2"]),
    ("--system iOS27", ["glass", "17.5", "version 27.0", "process 27 0 true Version 27.0"]),
    ("--system iOS18", ["plain", "17.5", "version 18.6", "process 18 6 true Version 18.6"]),
    ("--system iOS16", ["plain", "before 18", "version 16.4", "process 16 4 false Version 16.4"]),
  ])
  func availabilityFollowsTheSystem(_ options: String, _ words: [String]) throws {
    #expect(try texts(options, source: Self.source).words == words)
  }

  @Test func theMacHasNumbersOfItsOwn() throws {
    let source = """
      import SwiftUI
      #Preview {
        VStack {
          if #available(macOS 15, iOS 99, *) { Text("15") } else { Text("before 15") }
        }
      }
      """
    #expect(try texts("--platform macOS --system iOS18", source: source).words == ["15"])
    #expect(try texts("--platform macOS --system iOS17", source: source).words == ["before 15"])
  }

  @Test func whatReturnsOneOfSeveralTypesSaysThatItHasTheNewest() throws {
    let source = """
      import SwiftUI
      struct Card {
        func view() -> some View {
          if #available(iOS 26, *) { return Text("new").bold() }
          return Text("old").padding()
        }
      }
      #Preview { Card().view() }
      """
    let old = try texts("--system iOS18", source: source)
    #expect(old.words == ["new"])
    #expect(
      old.errors.contains(
        "Card.swift:4:8: warning: what returns one of several types by #available has that of the "
          + "newest system, though iOS18 is shown"
      ),
      "\(old.errors)"
    )
    #expect(try !texts("", source: source).errors.contains("warning"))
  }
}

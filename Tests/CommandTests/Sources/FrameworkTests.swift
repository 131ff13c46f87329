import Foundation
import Testing

/// Screens that import Apple's frameworks, as users write them (Tests/Frameworks): what they show.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct FrameworkTests {
  /// A screen, what is done to it, and the texts that it shows in order.
  struct Use: CustomTestStringConvertible {
    let file: String
    var preview: String?
    var actions: [String] = []
    let texts: [String]

    var testDescription: String { "\(file) \(preview ?? "")" }
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Frameworks").path

  static let uses = [
    // What asks the device for something is answered as one that has nothing and allows nothing.
    Use(
      file: "Denied",
      texts: [
        "Location: not determined", "Playing: no", "Online: no", "no biometry", "Play",
      ]
    ),
    // Two predicates, an order, an inverse that was set from either side.
    Use(
      file: "Trips",
      preview: "Trips",
      texts: [
        "3 trips, 2 stops, open A+A2", "B", "", "A2", "", "A", "two,one", "Add", "Delete A",
      ]
    ),
    // A name that must be unique, and a deletion that takes along what it owns.
    Use(
      file: "Trips",
      preview: "Trips",
      actions: ["activate Add", "activate Add", "activate 'Delete A'"],
      texts: [
        "3 trips, 0 stops, open A2+New", "New", "", "B", "", "A2", "", "Add", "Delete A",
      ]
    ),
    Use(
      file: "Trips",
      preview: "Empty",
      actions: ["activate Add"],
      texts: ["1 trips, 0 stops, open New", "New", "", "Add", "Delete A"]
    ),
    Use(file: "Trips", preview: "Bound", texts: ["Bound", "Done"]),
  ]

  @Test(arguments: uses)
  func aScreenShowsWhatTheFrameworkGives(_ use: Use) throws {
    let preview = use.preview.map { " --preview '\($0)'" } ?? ""
    let actions = use.actions.map { " --do \"\($0)\"" }.joined()
    let run = try SwiftCommand.run("layout \(use.file).swift\(preview)\(actions)", in: Self.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(texts(in: run.output) == use.texts)
  }

  private func texts(in document: String) -> [String] {
    document.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 4, parts[1] == "content" else { return nil }
      return String(parts[3])
    }
  }
}

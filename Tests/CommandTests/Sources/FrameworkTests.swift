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
    /// What is said of it.
    var warnings: [String] = []

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
    Use(
      file: "Notes",
      texts: ["Apples open", "Bread open", "Milk open", "Finish", "Add", "Remove"]
    ),
    // A change of an object, a new one and one that is deleted.
    Use(
      file: "Notes",
      actions: ["activate Finish", "activate Add", "activate Remove"],
      texts: ["New open", "Apples done", "Bread open", "Finish", "Add", "Remove"]
    ),
    // A tip whose rule does not hold is not there; then it is.
    Use(file: "Tipped", texts: ["Plain", "under", "Log in"]),
    Use(
      file: "Tipped",
      actions: ["activate 'Log in'"],
      texts: [
        "Save a favorite", "It stays at the top.", "Learn more", "Plain", "under", "Log in",
      ]
    ),
    // A button runs its intent, with the amount that stands for one that nobody gives.
    Use(
      file: "Intents",
      actions: ["activate Add", "activate Add"],
      texts: ["count 2", "Add"]
    ),
    // Digests are computed; the store sells nothing.
    Use(
      file: "Account",
      preview: "Account",
      texts: [
        "VideoPlayer", "Over the film", "Choose a photo", "Sign in with Apple", "ProductView",
        "WebView", "b418773a", "0 products", "Share…",
      ],
      warnings: [
        "'VideoPlayer' is a part of AVKit, of which only the place is shown",
        "'WebView' is a part of WebKit, of which only the place is shown",
      ]
    ),
    Use(file: "Account", preview: "Store", texts: ["Go pro", "SubscriptionStoreView"]),
    Use(
      file: "Places",
      preview: "Parks",
      texts: ["Parks", "Map", "Hyde Park", "Regent's Park", "Home"],
      warnings: ["'Map' is a part of MapKit, of which only the place is shown"]
    ),
  ]

  @Test(arguments: uses)
  func aScreenShowsWhatTheFrameworkGives(_ use: Use) throws {
    let preview = use.preview.map { " --preview '\($0)'" } ?? ""
    let actions = use.actions.map { " --do \"\($0)\"" }.joined()
    let run = try SwiftCommand.run("layout \(use.file).swift\(preview)\(actions)", in: Self.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(texts(in: run.output) == use.texts)
    for warning in use.warnings { #expect(run.errors.contains("warning: \(warning)\n")) }
  }

  /// Derived from Mercator's formula: a map of 200 points for 2000 meters, whose middle is the first park; each
  /// disk stands on its place.
  @Test func aMapPutsThingsWhereTheyBelong() throws {
    let run = try SwiftCommand.run(
      "layout Places.swift --preview Region --format outline --text fixed",
      in: Self.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").drop { $0.contains(/[│├└─]/) }.joined(separator: " ")
    }
    let map = try #require(lines.first { $0.hasPrefix("MapLayout 200×200 at 95, ") })
    let top = try #require(Double(map.split(separator: " ")[4]))
    let disks = lines.filter { $0.hasPrefix("Circle 28×28 at ") }
      .map { $0.split { " ,".contains($0) }.suffix(2).compactMap { Double($0) } }
    try #require(disks.count == 2 && disks.allSatisfy { $0.count == 2 })
    for (disk, place) in zip(disks, [(100, 100.01), (160.28, -167.23)]) {
      #expect(abs(disk[0] - (95 + place.0 - 14)) < 0.02)
      #expect(abs(disk[1] - (top + place.1 - 28)) < 0.02)
    }
  }

  /// Apple's table for screens of 390 x 844 points, and 16 points around what is in the widget.
  @Test func widgetsHaveTheSizesOfTheirFamilies() throws {
    let run = try SwiftCommand.run("layout Weather.swift --format outline", in: Self.folder)
    #expect(run.status == 0, "\(run.errors)")
    for size in [
      "Small 1: 158×158,", "Small 2: 158×158,", "Medium: 338×158,", "Lock screen: 160×72,",
      "Large: 338×354,",
    ] { #expect(run.output.contains("Weather.swift#\(size)")) }
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(rows.contains("│ .frame 126×126 at 16, 16"))
    #expect(rows.contains("│ └─ LinearGradient 158×158 at 0, 0 blue, cyan"))
    for degrees in ["5°", "30°", "21°", "7°"] { #expect(run.output.contains("\"\(degrees)\"")) }
  }

  /// Each framework compiles, with all that it imports.
  @Test func everyFrameworkCompiles() throws {
    let frameworks = URL(fileURLWithPath: Self.folder)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Frameworks").path
    let names = try FileManager.default.contentsOfDirectory(atPath: frameworks).sorted()
    #expect(names.count > 50)
    let scratch = try ScratchFolder()
    let imports = names.map { "import \($0)\n" }.joined()
    try scratch.write("All.swift", imports + "import SwiftUI\n#Preview { Text(\"all\") }\n")
    let run = try SwiftCommand.run("layout All.swift", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(texts(in: run.output) == ["all"])
  }

  private func texts(in document: String) -> [String] {
    document.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 4, parts[1] == "content" else { return nil }
      return String(parts[3])
    }
  }
}

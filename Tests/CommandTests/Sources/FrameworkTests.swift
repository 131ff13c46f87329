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
    /// The views of frameworks of which it has the places.
    var places: [String] = []
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
      preview: "Notes",
      texts: ["Apples open", "Bread open", "Milk open", "Finish", "Add", "Remove"]
    ),
    // A change of an object, a new one and one that is deleted.
    Use(
      file: "Notes",
      preview: "Notes",
      actions: ["activate Finish", "activate Add", "activate Remove"],
      texts: ["New open", "Apples done", "Bread open", "Finish", "Add", "Remove"]
    ),
    Use(file: "Notes", preview: "Cleared", texts: ["1 left, 2 gone"]),
    // A model in code: an inverse that was set, a default value, sections by it, books that go with their shelf.
    Use(
      file: "Shelves",
      texts: ["Left: , Right: A B C", "7: B", "100: C A", "1 left"]
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
        "Over the film", "Choose a photo", "Sign in with Apple", "b418773a", "0 products", "Share…",
      ],
      places: ["VideoPlayer", "ProductView", "WebView"],
      warnings: [
        "'VideoPlayer' is a part of AVKit, of which only the place is shown",
        "'WebView' is a part of WebKit, of which only the place is shown",
      ]
    ),
    Use(file: "Account", preview: "Store", texts: ["Go pro"], places: ["SubscriptionStoreView"]),
    // Known answers of ciphers and of keys that are derived.
    Use(
      file: "Sealed",
      texts: [
        "0388dace 1257bddf", "d31a8d34 1ae10b594f09e26a7e902ecbd0600691", "3cb25f25 87185865",
        "secret, refused",
      ]
    ),
    // Known digests; one square of light around the 33 of a code that holds 30 bytes at level H.
    Use(
      file: "Codes",
      preview: "Words",
      texts: ["ba7816bf", "35", "no gloom", "Partly Cloudy"],
      warnings: ["the filter 'CIGloom' of CoreImage gives no image here"]
    ),
    Use(file: "Codes", preview: "Too long", texts: ["too long"]),
    Use(
      file: "Places",
      preview: "Parks",
      texts: ["Parks", "Hyde Park", "Regent's Park", "Home"],
      places: ["Map"],
      warnings: ["'Map' is a part of MapKit, of which only the place is shown"]
    ),
  ]

  @Test(arguments: uses)
  func aScreenShowsWhatTheFrameworkGives(_ use: Use) throws {
    let preview = use.preview.map { " --preview '\($0)'" } ?? ""
    let actions = use.actions.map { " --do \"\($0)\"" }.joined()
    let run = try SwiftCommand.run("layout \(use.file).swift\(preview)\(actions)", in: Self.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(Self.texts(in: run.output) == use.texts)
    for place in use.places { #expect(run.output.contains("\"name\": \"\(place)\""), "\(place)") }
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

  /// ISO/IEC 18004: three corners with rings of 7, 5 and 3 squares, and lines of squares by turns between them.
  @Test func aCodeHasItsCorners() throws {
    let scratch = try ScratchFolder()
    let run = try SwiftCommand.run(
      "picture Codes.swift --preview Code -o \(scratch.path)/code.png --display-scale 1",
      in: Self.folder
    )
    #expect(run.status == 0, "\(run.errors)")
    let file = try #require(FileManager.default.contents(atPath: scratch.path + "/code.png"))
    let pixels = try Pixels(png: Array(file))
    let dark = (0..<pixels.height).flatMap { y in
      (0..<pixels.width).filter { pixels.isDark($0, y) }.map { (x: $0, y: y) }
    }
    let left = try #require(dark.map(\.x).min())
    let top = try #require(dark.map(\.y).min())
    #expect(dark.map(\.x).max() == left + 41)
    #expect(dark.map(\.y).max() == top + 41)
    func square(_ column: Int, _ row: Int) -> Bool {
      pixels.isDark(left + 2 * column, top + 2 * row)
    }
    for (column, row) in [(3, 3), (17, 3), (3, 17)] {
      for y in -3...3 {
        for x in -3...3 { #expect(square(column + x, row + y) == (max(abs(x), abs(y)) != 2)) }
      }
    }
    for place in 8..<13 {
      #expect(square(place, 6) == (place % 2 == 0))
      #expect(square(6, place) == (place % 2 == 0))
    }
    // Level L, whichever the mask: the first two of the fifteen bits, turned by 10101 00000 10010.
    #expect(square(0, 8) == true && square(1, 8) == true)
    #expect(square(8, 13) == true)
  }

  /// Each framework compiles, with all that it imports.
  @Test func everyFrameworkCompiles() throws {
    let frameworks = URL(fileURLWithPath: Self.folder)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SwiftFrontEnd/Frameworks").path
    let names = try FileManager.default.contentsOfDirectory(atPath: frameworks).sorted()
    #expect(names.count > 50)
    let scratch = try ScratchFolder()
    let imports = names.map { "import \($0)\n" }.joined()
    try scratch.write("All.swift", imports + "import SwiftUI\n#Preview { Text(\"all\") }\n")
    let run = try SwiftCommand.run("layout All.swift", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(Self.texts(in: run.output) == ["all"])
  }

  /// The texts of a document, in their order.
  static func texts(in document: String) -> [String] {
    document.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 4, parts[1] == "content" else { return nil }
      return String(parts[3])
    }
  }
}

extension Pixels {
  /// Whether a pixel is nearer to black than to white.
  fileprivate func isDark(_ x: Int, _ y: Int) -> Bool { self[x, y][0] < 128 }
}

import Foundation
import Testing

/// Goldens of several matrices in one folder, and what `espalier snapshot` says of differences.
@Suite struct SnapshotVariantTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" snapshot \(arguments)", in: scratch.path)
  }

  /// A screen with a text above a button.
  private func write(
    _ name: String = "Screens/card.json",
    spacing: Double = 8,
    title: String = "Save",
    red: Double = 0.5
  ) throws {
    try scratch.write(
      name,
      """
      { "scene": { "width": 200, "height": 100 },
        "view": { "type": "VStack", "id": "column", "spacing": \(spacing), "children": [
          { "type": "Color", "color": [\(red), 0.5, 0.5] },
          { "type": "Text", "content": "Avocado Toast" },
          { "type": "Button", "id": "save",
            "label": { "type": "Text", "content": "\(title)" },
            "modifiers": [ { "padding": 4 } ] }
        ] } }
      """
    )
  }

  private var goldens: [String] {
    scratch.files.filter { $0.contains("__Snapshots__/") && $0.contains(".txt") }
  }

  // MARK: Several matrices

  @Test func matricesOverTheSameFolderLeaveTheGoldensOfTheOthersAlone() throws {
    try write()
    let matrices = [
      "", "--matrix direction=ltr,rtl", #"--matrix "size=large,small; direction=rtl""#,
      "--matrix size=accessibility3", "--matrix size=large",
    ]
    for matrix in matrices { #expect(try run("Screens \(matrix) --record").status == 0) }
    let all = goldens
    #expect(all.count == 3 * 7)
    for matrix in matrices {
      let run = try run("Screens \(matrix)")
      #expect(run.status == 0, "\(run.output)")
      #expect(!run.output.contains("obsolete"), "\(matrix): \(run.output)")
      let pruned = try self.run("Screens \(matrix) --prune")
      #expect(pruned.output.contains("goldens of other variants are left alone: "))
    }
    #expect(goldens == all)
  }

  @Test func aScreenThatIsGoneIsObsoleteInTheVariantsOfTheRunOnly() throws {
    try write()
    try write("Screens/list.json")
    for matrix in ["", "--matrix direction=ltr,rtl"] {
      #expect(try run("Screens \(matrix) --as outline --record").status == 0)
    }
    try FileManager.default.removeItem(atPath: scratch.path + "/Screens/list.json")
    let named = try run("Screens --as outline --matrix direction=rtl,ltr")
    #expect(
      named.lines.filter { $0.contains("obsolete: ") } == [
        "Screens/__Snapshots__/list.json/list.ltr.outline.txt: obsolete: no screen has it",
        "Screens/__Snapshots__/list.json/list.rtl.outline.txt: obsolete: no screen has it",
      ]
    )
    let pruned = try run("Screens --as outline --prune")
    #expect(pruned.output.contains("left alone: ltr, rtl\n"), "\(pruned.output)")
    #expect(pruned.output.contains("1 removed"))
    #expect(goldens.filter { $0.contains("list.json") }.count == 2)
  }

  // MARK: Geometry

  @Test func geometryThatDiffersIsToldViewByView() throws {
    try write()
    #expect(try run("Screens --as geometry --record").status == 0)
    try write(spacing: 16, title: "Store")
    let run = try run("Screens --as geometry")
    #expect(run.status == 1)
    let said = run.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(said.contains { $0.hasPrefix("Button #save moved ") && $0.contains(" left, is ") })
    #expect(said.contains { $0.hasPrefix("Text \"Avocado Toast\" moved ") && $0.contains(" up") })
    #expect(said.contains { $0.contains("Text \"Store\"") && $0.contains("said \"Save\" before") })
    #expect(said.contains { $0.contains("has proposal 200×") && $0.contains(", had 200×") })
    #expect(!said.contains { $0.contains("{") || $0.contains("pixelFrame") }, "\(run.output)")
  }

  @Test func geometryTellsWhatOutlinesDoNotAndDifferencesThatAreTiny() throws {
    try write()
    #expect(try run("Screens --as geometry --record").status == 0)
    try write(red: 0.51)
    let color = try run("Screens --as geometry")
    #expect(color.output.contains("Color has style color 0.51, 0.5, 0.5, had 0.5, 0.5, 0.5\n"))
    try write(spacing: 8.0004)
    let tiny = try run("Screens --as geometry")
    #expect(tiny.status == 1)
    #expect(!tiny.output.contains("@@"), "\(tiny.output)")
    #expect(tiny.output.contains("has proposal 200×"), "\(tiny.output)")
  }

  @Test func aGoldenThatIsNoDocumentIsToldByItsLines() throws {
    try write()
    #expect(try run("Screens --as geometry --record").status == 0)
    try scratch.write("Screens/__Snapshots__/card.json/card.geometry.json", "{ broken\n")
    let run = try run("Screens --as geometry")
    #expect(run.status == 1)
    #expect(run.output.contains("- { broken"), "\(run.output)")
  }

  // MARK: Tolerance

  @Test func picturesAreTheSameWithinATolerance() throws {
    try write()
    #expect(try run("Screens --as picture --record").status == 0)
    try write(red: 0.51)
    let exact = try run("Screens --as picture")
    #expect(exact.status == 1)
    #expect(exact.output.contains(" (by up to 2 of 255)"), "\(exact.output)")
    #expect(try run("Screens --as picture --tolerance 1").status == 1)
    let close = try run("Screens --as picture --tolerance 2 --report page.html")
    #expect(close.status == 0, "\(close.output)")
    #expect(close.output.contains("1 the same (1 within the tolerance of 2 of 255)"))
    #expect(try scratch.read("page.html").contains("the same within the tolerance"))
    let share = try run("Screens --as picture --tolerance 0,99%")
    #expect(
      share.output.contains("(1 within the tolerance of 0 of 255, more in 99 % of the pixels)")
    )
    #expect(try run("Screens --as picture --tolerance 0,0.1%").status == 1)
    let json = try run("Screens --as picture --tolerance 2,1% --format json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    )
    let tolerance = try #require(document["tolerance"] as? [String: Double])
    #expect(tolerance == ["channel": 2, "share": 0.01])
    #expect((document["summary"] as? [String: Int])?["tolerated"] == 1)
    // What is the same is not written.
    #expect(try run("Screens --as picture --tolerance 2 --record").output.contains("1 the same"))
    #expect(try run("Screens --as picture").status == 1)
  }

  @Test func aToleranceThatIsNoneIsRefused() throws {
    try write()
    for (arguments, message) in [
      ("Screens --tolerance 2", "--tolerance is about pictures: add --as picture"),
      ("Screens --as picture --tolerance 256", "256"),
      ("Screens --as picture --tolerance 2,5", "2,5"),
      ("Screens --as picture --tolerance 2,101%", "101"),
    ] {
      let run = try run(arguments)
      #expect(run.status == 64, "\(arguments): \(run.status)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
    }
  }
}

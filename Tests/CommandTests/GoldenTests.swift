import Foundation
import Testing

/// Outputs that are kept and compared with.
@Suite struct GoldenTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("specs/a/card.json", Self.card)
    try scratch.write("specs/b/card.json", Self.card)
  }

  private func run(_ arguments: String, in folder: String = "") throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" accessibility " + arguments, in: scratch.path + "/" + folder)
  }

  private static let card = """
    { "view": { "type": "VStack", "children": [
      { "type": "Text", "content": "Avocado Toast", "id": "title" },
      { "type": "Text", "content": "With bread", "id": "subtitle" },
      { "type": "Button", "title": "Order", "id": "order" } ] } }
    """

  @Test(arguments: ["outline", "json", "spoken"])
  func itDoesNotMatterFromWhereTheCommandIsRun(_ format: String) throws {
    let compare = "--format \(format) --expect"
    _ = try run("specs --format \(format) -o all")
    #expect(try run("specs \(compare) all").status == 0)
    #expect(try run(". \(compare) ../all", in: "specs").status == 0)
    #expect(try run("\(scratch.path)/specs/ \(compare) \(scratch.path)/all").status == 0)
    _ = try run("specs/a/card.json --format \(format) -o one")
    #expect(try run("card.json \(compare) ../../one", in: "specs/a").status == 0)
    // JSON names files as they were given, which a comparison leaves out.
    #expect(try format == "json" || !scratch.read("all").contains("specs"))
    #expect(try scratch.read("all").contains("a/card.json"))
  }

  @Test(arguments: ["outline", "json", "spoken"])
  func aDifferenceNamesScreenAndView(_ format: String) throws {
    for files in ["specs", "specs/b/card.json"] {
      try scratch.write("specs/b/card.json", Self.card)
      _ = try run("\(files) --format \(format) -o golden")
      try scratch.write(
        "specs/b/card.json",
        Self.card.replacingOccurrences(of: "With bread", with: "Without")
      )
      let changed = try run("\(files) --format \(format) --expect golden")
      #expect(changed.status == 1)
      let places = changed.lines.filter { $0.hasPrefix("@@") }
      #expect(places.count == 1)
      // Compact JSON has a line for each screen.
      let view = format == "json" && files == "specs" ? "" : ", view 'subtitle'"
      let screen = files == "specs" ? "b/card.json" : "card.json"
      #expect(places.first?.hasSuffix(": \(screen)\(view) @@") == true, "\(places)")
    }
  }

  @Test func carriageReturnsAreNoDifference() throws {
    _ = try run("specs --format outline -o golden")
    let text = try scratch.read("golden").replacingOccurrences(of: "\n", with: "\r\n")
    try scratch.write("golden", text)
    #expect(try run("specs --format outline --expect golden").status == 0)
    try scratch.write("golden", text.replacingOccurrences(of: "Order", with: "Buy"))
    let changed = try run("specs --format outline --expect golden")
    #expect(changed.status == 1)
    #expect(changed.lines.filter { $0.hasPrefix("- ") }.count == 2)
  }

  @Test func whatAGoldenFileHoldsIsPrintable() throws {
    try scratch.write("golden", "\u{1B}[31mred\u{202E}\n")
    let run = try run("specs/a/card.json --format outline --expect golden")
    #expect(run.status == 1)
    #expect(run.lines.contains(#"- \u001b[31mred\u202e"#))
  }

  @Test func theReasonIsNamedOnce() throws {
    let run = try run("specs/a/card.json --expect none")
    #expect(run.status == 66)
    #expect(run.errorLines == ["none: error: cannot read the file: No such file or directory"])
  }

  @Test func aSpecThatCannotBeUsedIsWorseThanADifference() throws {
    try scratch.write("golden", "nothing\n")
    try scratch.write("specs/c/card.json", SampleSpecs.bad)
    #expect(try run("specs --expect golden").status == 65)
  }
}

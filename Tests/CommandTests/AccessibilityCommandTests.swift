import Foundation
import Testing

@Suite struct AccessibilityCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("card.json", Self.card)
    try scratch.write("one-way.json", Self.oneWay)
    try scratch.write("bad.json", SampleSpecs.bad)
  }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" " + arguments, in: scratch.path)
  }

  private static let card = """
    { "view": { "type": "VStack", "id": "card", "children": [
      { "type": "Text", "content": "Avocado Toast", "id": "title",
        "modifiers": [{ "accessibilityAddTraits": ["isHeader"] }] },
      { "type": "Image", "name": "knife", "size": [20, 20], "decorative": true, "id": "knife" },
      { "type": "Button", "title": "Order", "id": "order" }
    ] } }
    """

  /// A screen with a view that does not follow the direction.
  private static let oneWay = """
    { "view": { "type": "Color", "id": "dot", "modifiers": [
      { "frame": { "width": 20, "height": 20 } }, { "position": { "x": 10, "y": 10 } },
      { "environment": { "layoutDirection": "leftToRight" } } ] } }
    """

  // MARK: accessibility

  @Test func theTreeIsPrintedAsJSON() throws {
    let run = try run("accessibility card.json")
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let document = try #require(object as? JSONObject)
    #expect(document["espalier"] as? String == "accessibility")
    let nodes = try #require(document["nodes"] as? [JSONObject])
    #expect(nodes.map { $0["id"] as? String } == ["title", "order"])
    #expect(nodes.map { $0["label"] as? String } == ["Avocado Toast", "Order"])
    #expect(nodes.map { $0["source"] as? String } == ["2:3", "5:3"])
    #expect(try self.run("accessibility card.json").output == run.output)
  }

  @Test func whatIsSpokenIsPrintedLineByLine() throws {
    let run = try run("accessibility card.json --format spoken")
    #expect(run.lines == ["Avocado Toast. Heading.", "Order. Button."])
  }

  @Test func theOrderOfReadingIsTheIds() throws {
    #expect(try run("accessibility card.json --reading-order").lines == ["title", "order"])
  }

  @Test func aSubtreeIsPrintedAlone() throws {
    let run = try run("accessibility card.json --subtree order --format outline")
    #expect(run.lines.count == 1)
    #expect(run.output.contains("\"Order\""))
    #expect(!run.output.contains("Avocado"))
    let missing = try self.run("accessibility card.json --subtree nowhere")
    #expect(missing.status == 64)
    #expect(missing.errors == "espalier: error: no accessibility node has the id 'nowhere'\n")
    let order = try self.run("accessibility card.json --subtree order --reading-order")
    #expect(order.lines == ["order"])
  }

  @Test func ignoredViewsAreListedWithTheReason() throws {
    #expect(!(try run("accessibility card.json").output.contains("knife")))
    #expect(try run("accessibility card.json --include-ignored").output.contains("knife"))
  }

  @Test func anEarlierOutputIsComparedWith() throws {
    let record = try run("accessibility card.json --format outline -o card.txt")
    #expect(record.status == 0)
    #expect(try run("accessibility card.json --format outline --expect card.txt").status == 0)
    #expect(try run("accessibility card.json --expect card.txt").status == 0)
    #expect(try run("accessibility card.json -o card.out").status == 0)
    #expect(try run("accessibility card.json --expect card.out").status == 0)
    #expect(try run("accessibility card.json --format spoken --expect card.txt").status == 1)
    try scratch.write("card.json", Self.card.replacingOccurrences(of: "Order", with: "Buy"))
    let changed = try run("accessibility card.json --format outline --expect card.txt")
    #expect(changed.status == 1)
    #expect((changed.output + changed.errors).contains("Buy"))
    #expect(try run("accessibility card.json --expect missing.txt").status > 1)
  }

  @Test func aBadSpecIsRefused() throws {
    for command in ["accessibility", "rtl"] {
      let run = try run("\(command) bad.json")
      #expect(run.status == 65)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("bad.json:1:"))
      #expect(try self.run("\(command) missing.json").status == 66)
    }
    #expect(try run("accessibility card.json --depth 0").status == 64)
  }

  // MARK: rtl

  @Test func bothDirectionsStandSideBySide() throws {
    let run = try run("rtl card.json --all")
    #expect(run.status == 0)
    #expect(run.output.contains("every frame is mirrored"))
    #expect(run.output.contains("read in both directions: Avocado Toast · Order"))
  }

  @Test func strictnessFailsOnWhatIsNotMirrored() throws {
    #expect(try run("rtl card.json --strict").status == 0)
    #expect(try run("rtl one-way.json").status == 0)
    // It says that it is left to right.
    #expect(try run("rtl one-way.json --strict").status == 0)
  }
}

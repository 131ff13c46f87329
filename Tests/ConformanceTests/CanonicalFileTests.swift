import AccessibilityCore
import Conformance
import Export
import Foundation
import LayoutCore
import SpecFormat
import Testing

/// A spec in its canonical form is the same spec: the same layout, the same tree, the same outcome of its
/// expectations.
@Suite struct CanonicalFileTests {
  @Test(arguments: ConformanceFile.all)
  func theCanonicalFormIsTheSameSpec(_ file: ConformanceFile) throws {
    let specs = try file.specs()
    let canonical = try #require(SpecFile(specs, file).canonical())
    #expect(!canonical.diagnostics.contains { $0.severity == .error })
    let text = canonical.document.json(.indented)
    let reread = SpecFile(bytes: text, name: "Specs/" + file.name)
    #expect(!reread.hasErrors, "\(file.name): \(reread.diagnostics)")
    #expect(reread.specs.count == specs.count)
    for (one, other) in zip(specs, reread.specs) {
      Self.expectTheSameLayoutByteForByte(one, other, of: file)
      Self.expectTheSameOutcome(one, other, of: file)
    }
    let again = try #require(reread.canonical())
    #expect(again.document.json(.indented) == text)
    Self.expectNoTemplates(in: canonical)
  }

  private static func expectTheSameLayoutByteForByte(
    _ one: Spec,
    _ other: Spec,
    of file: ConformanceFile
  ) {
    #expect(one.name == other.name)
    #expect(one.source == other.source && one.confidence == other.confidence)
    guard let scene = one.scene, let layout = one.scene?.layout(),
      let same = other.scene?.layout()
    else {
      #expect(one.scene == nil && other.scene == nil)
      return
    }
    let name = "\(file.name): \(one.name ?? "")"
    let geometries = [layout, same].map {
      GeometryDocument.json($0, file: name, style: .compact)
    }
    #expect(geometries[0] == geometries[1], "\(name)")
    let trees = [layout, same].map {
      AccessibilityDocument.json(
        $0.accessibilityTree(),
        file: name,
        layoutDirection: scene.environment.layoutDirection,
        style: .compact
      )
    }
    #expect(trees[0] == trees[1], "\(name)")
  }

  private static func expectTheSameOutcome(_ one: Spec, _ other: Spec, of file: ConformanceFile) {
    let runner = ConformanceRunner()
    let (result, same) = (runner.run(one), runner.run(other))
    #expect(result.outcome == same.outcome, "\(file.name): \(result.name)")
    #expect(result.comparisons == same.comparisons, "\(file.name): \(result.name)")
  }

  private static func expectNoTemplates(in file: CanonicalFile) {
    for spec in file.specs {
      // What time decides is not known before.
      let changes = spec["values"] != nil || spec["states"] != nil
      var pending = [spec["view"] ?? .null]
      while let value = pending.popLast() {
        if let type = value["type"]?.string {
          #expect(changes || type != "Reference")
          #expect(changes || type != "ForEach" || value["data"] == nil)
        }
        #expect(value["comment"]?.string == nil)
        pending += value.elements + value.members.map(\.value)
      }
    }
  }

  @Test func expressionsOfTemplatesBecomeNumbersAndTexts() throws {
    let spec = """
      { "view": { "type": "ForEach", "data": [{ "n": 2 }, { "n": 3.5 }], "content": {
        "type": "Text", "id": "t{{index}}", "content": "{{n}}",
        "modifiers": [{ "opacity": "{{n}} * 2 + 1" }] } } }
      """
    let view = try #require(try Self.canonical(spec).specs.first?["view"])
    #expect(view["data"] == nil && view["content"] == nil)
    let texts = try #require(view["children"]?.elements)
    #expect(texts.map { $0["id"] } == [.string("t0"), .string("t1")])
    #expect(texts.map { $0["content"] } == [.string("2"), .string("3.5")])
    #expect(
      texts.map { $0["modifiers"]?.elements.first?["opacity"] } == [.number(5), .number(8)]
    )
  }

  @Test func whatChangesWithTimeStaysAPlaceholder() throws {
    let spec = """
      { "values": { "wide": 10, "rows": ["a"] }, "states": [{ "at": 1, "set": { "wide": 20 } }],
        "definitions": { "bar": { "type": "Color", "modifiers": [
          { "frame": { "width": "{{wide}} * {{times}}" } } ] } },
        "view": [ { "type": "Reference", "name": "bar", "with": { "times": 3 } },
          { "type": "ForEach", "data": "{{rows}}",
            "content": { "type": "Text", "content": "{{item}}" } } ] }
      """
    let view = try #require(try Self.canonical(spec).specs.first?["view"])
    let bar = view.elements[0]["children"]?.elements.first
    let frame = bar?["modifiers"]?.elements.first?["frame"]
    #expect(frame?["width"] == .string("{{wide}} * 3"))
    #expect(view.elements[1]["data"] == .string("{{rows}}"))
  }

  @Test func whatCannotBeWrittenOutIsSaid() throws {
    let spec = """
      { "values": { "rows": ["a"] },
        "view": { "type": "ForEach", "data": 2, "content": {
          "type": "ForEach", "data": "{{rows}}",
          "content": { "type": "Text", "content": "{{item}} {{index}}" } } } }
      """
    let errors = try Self.canonical(spec).diagnostics.map(\.message)
    #expect(
      errors.first
        == "a 'ForEach' over data that change cannot be written out inside of another template"
    )
  }

  @Test(arguments: [
    (#"{ "espalier": "spec", "view": { "type": "Divider" } }"#, "needs 'version'"),
    (#"{ "espalier": "spec", "version": 2, "view": { "type": "Divider" } }"#, "must be 1"),
    (#"{ "espalier": "geometry", "version": 1, "view": { "type": "Divider" } }"#, "cannot be"),
    (#"{ "version": 1, "view": { "type": "Divider" } }"#, "'version' needs"),
    (
      #"{ "view": { "type": "ForEach", "data": 1, "children": [] } }"#,
      "a 'ForEach' with 'children' has no 'data'"
    ),
  ])
  func mistakesOfTheFormAreNamed(_ spec: String, _ message: String) {
    let file = SpecFile(bytes: Array(spec.utf8), name: "a.json")
    #expect(file.diagnostics.contains { $0.message.contains(message) }, "\(file.diagnostics)")
  }

  // MARK: Support

  private static func canonical(_ spec: String) throws -> CanonicalFile {
    let file = SpecFile(bytes: Array(spec.utf8), name: "a.json")
    try #require(!file.hasErrors, "\(file.diagnostics)")
    return try #require(file.canonical())
  }
}

extension SpecFile {
  /// A file whose specs have been read before.
  fileprivate init(_ specs: [Spec], _ file: ConformanceFile) {
    self.init(specs, name: "Specs/" + file.name)
  }
}

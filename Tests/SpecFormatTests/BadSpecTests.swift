import SpecFormat
import Testing

/// Every file of `BadSpecs/` is refused with the diagnostics in the text file beside it.
///
/// - `Syntax`: not JSON.
/// - `Form`: not what the JSON Schema allows, which `tools/check-schemas` checks as well.
/// - `Meaning`: in the right form, but wrong.
@Suite struct BadSpecTests {
  static let files = TestFile.all(in: TestFile.tests + "/BadSpecs")

  @Test(arguments: files)
  func isRefusedWithItsDiagnostics(_ file: TestFile) throws {
    let spec = SpecFile(bytes: try file.bytes, name: file.name)
    #expect(spec.hasErrors)
    #expect(spec.specs.isEmpty)
    #expect(spec.messages.joined(separator: "\n") == (try file.neighbour(withExtension: "txt")))
  }

  @Test func thereAreSome() {
    #expect(Self.files.count >= 100)
  }

  @Test func allErrorsOfAFileComeAtOnceInItsOrder() {
    let file = SpecFile(
      """
      { "view": { "type": "HStack", "alignment": "leading", "children": [
        { "type": "Spacer", "modifiers": [{ "padding": true }, { "opacity": "half" }] },
        { "type": "Tetx" }
      ] }, "scene": { "width": "wide" }, "title": 4 }
      """
    )
    let places = file.diagnostics.compactMap { $0.position?.description }
    #expect(places == ["1:44", "2:50", "2:71", "3:13", "4:26", "4:45"])
  }

  @Test func twentyErrorsAreShownAndANoteTellsOfMore() {
    func file(errors: Int) -> SpecFile {
      let views = (0..<errors).map { _ in "{ \"type\": \"Tetx\" }" }.joined(separator: ",\n")
      return SpecFile("{ \"view\": [\n\(views)\n] }")
    }
    #expect(file(errors: 20).diagnostics.count == 20)
    let many = file(errors: 500).diagnostics
    #expect(many.count == 21)
    #expect(many.prefix(20).allSatisfy { $0.severity == .error })
    #expect(many.prefix(20).map { $0.position?.line } == Array(2...21))
    #expect(many.last?.description == "test.json: note: too many errors; the first 20 are shown")
    #expect(file(errors: 500).specs.isEmpty)
  }

  @Test func aMistakeInATemplateIsNamedOnce() {
    let file = SpecFile(
      """
      { "view": { "type": "ForEach", "data": 300, "content": [
        { "type": "Txt", "content": "{{index}}" }, { "type": "Text", "content": 5 }
      ] } }
      """
    )
    #expect(file.diagnostics.map { $0.position?.description } == ["2:13", "2:75"])
  }

  @Test func warningsLeaveAFileUsable() throws {
    let file = SpecFile(
      """
      { "definitions": { "row": { "type": "Spacer" } },
        "view": { "type": "Color", "modifiers": [{ "frame": { "width": -1, "height": 20 } }] } }
      """
    )
    #expect(
      file.messages == [
        "1:20: warning: definition 'row' is never used",
        "2:66: warning: invalid frame dimension 'width'; it is ignored, as SwiftUI does",
      ]
    )
    #expect(!file.hasErrors)
    #expect(file.specs.count == 1)
  }

  @Test func anErrorInAViewHidesNoMistakesInWhatIsExpected() {
    let file = SpecFile(
      """
      { "view": { "type": "Text", "content": "a", "id": "a", "modifiers": [{ "padding": "8" }] },
        "expect": { "frames": { "b": [0, 0, 1, 1], "a": [0, 0, 1] } } }
      """
    )
    #expect(file.diagnostics.map { $0.position?.description } == ["1:83", "2:27", "2:51"])
  }
}

/// Files that no text editor shows.
@Suite struct BadBytesTests {
  /// A title of given bytes, and what is wrong with it.
  struct BadTitle: Sendable {
    let bytes: [UInt8]
    let message: String
  }

  private func messages(_ bytes: [UInt8]) -> [String] {
    SpecFile(bytes: bytes, name: "test.json").messages
  }

  @Test(arguments: [
    BadTitle(bytes: [0xE9], message: "1:13: error: this is not UTF-8 (the byte 0xE9)"),
    BadTitle(bytes: [0xED, 0xA0, 0x80], message: "1:13: error: this is not UTF-8 (the byte 0xED)"),
    BadTitle(bytes: [0x41, 0xC3], message: "1:14: error: this is not UTF-8 (the byte 0xC3)"),
    BadTitle(
      bytes: [0x41, 0],
      message: #"1:14: error: control character in a string; write \u0000"#
    ),
  ])
  func titlesAreUTF8WithoutControlCharacters(_ title: BadTitle) {
    let bytes = Array("{ \"title\": \"".utf8) + title.bytes + Array("\", \"view\": [] }".utf8)
    #expect(messages(bytes).first == title.message)
  }

  @Test func filesInOtherEncodingsAreRefused() {
    let spec = Array("{ \"view\": [] }".utf8)
    #expect(
      messages([0xEF, 0xBB, 0xBF] + spec) == [
        "1:1: error: the file starts with a byte-order mark", "hint: save it as UTF-8 without one",
      ]
    )
    #expect(
      messages([0xFF, 0xFE, 0x7B, 0x00]) == [
        "1:1: error: the file is not UTF-8 but UTF-16", "hint: save it as UTF-8",
      ]
    )
    #expect(
      messages([0x89, 0x50, 0x4E, 0x47]) == ["1:1: error: expected a value, not the byte 0x89"]
    )
  }

  @Test func anEmptyFileShowsNoEmptySourceLine() {
    let file = SpecFile(bytes: [], name: "empty.json")
    #expect(file.diagnostics.map { $0.rendered() } == ["empty.json:1:1: error: the file is empty"])
    #expect(messages(Array(" \n\t\n".utf8)) == ["1:1: error: the file holds no value"])
  }
}

import SpecFormat
import Testing

/// Cases that are in order, in a file with others that are not.
@Suite struct SoundCaseTests {
  private static let cases = """
    "cases": [
      { "name": "good", "view": { "type": "Divider" } },
      { "name": "bad", "view": { "type": "Dvider", "modifiers": [{ "padding": true }] } },
      { "view": { "type": "Divider" } },
      4,
      { "name": "good", "view": { "type": "Spacer" } },
      { "name": "last", "view": { "type": "Spacer" } }
    ]
    """

  private func read(_ json: String) -> SpecFile {
    SpecFile(bytes: Array(json.utf8), name: "test.json", keepsSoundCases: true)
  }

  @Test func aBadCaseMakesNoOtherUnusable() {
    let file = read("{ \(Self.cases) }")
    #expect(file.specs.map(\.name) == ["good", "last"])
    #expect(file.unusableCases.map(\.name) == ["bad", "case 3", "case 4", "good"])
    #expect(
      file.unusableCases.map { $0.errors.map(\.description) } == [
        [
          "test.json:3:38: error: no view is named 'Dvider'",
          "test.json:3:75: error: 'padding' must be a number or an object, not a boolean",
        ],
        ["test.json:4:3: error: a case needs 'name'"],
        ["test.json:5:3: error: a case must be an object, not a number"],
        ["test.json:6:13: error: duplicate case name 'good'"],
      ]
    )
    #expect(file.hasErrors)
  }

  @Test func theSoundCasesAreThoseOfTheFile() throws {
    let file = read("{ \(Self.cases) }")
    // The canonical form is made from the file once more, by the number of the case.
    let canonical = try #require(file.canonical())
    #expect(canonical.specs.map { $0["name"]?.string } == ["good", "last"])
    #expect(canonical.specs.map { $0["view"]?["type"]?.string } == ["Divider", "Spacer"])
  }

  @Test(arguments: [
    #""scene": { "width": "wide" }, "#, #""environment": { "locale": 4 }, "#, #""titel": 4, "#,
    #""definitions": [], "#, #""a": 1, "a": 1, "#,
  ])
  func aMistakeOfTheFileMakesAllUnusable(_ mistake: String) {
    let file = read("{ \(mistake)\(Self.cases) }")
    #expect(file.specs.isEmpty && file.hasErrors)
  }

  @Test func withoutTheWishAFileIsUsableOrNot() {
    let file = SpecFile("{ \(Self.cases) }")
    #expect(file.specs.isEmpty && file.unusableCases.isEmpty)
  }

  @Test func everyCaseHasItsOwnLimitOfErrors() {
    let bad = (0..<30).map { #"{ "name": "\#($0)", "view": { "type": "Tetx" } }"# }
    let good = #"{ "name": "good", "view": { "type": "Divider" } }"#
    let file = read("{ \"cases\": [\((bad + [good]).joined(separator: ",\n"))] }")
    #expect(file.specs.map(\.name) == ["good"])
    #expect(file.unusableCases.count == 30)
  }
}

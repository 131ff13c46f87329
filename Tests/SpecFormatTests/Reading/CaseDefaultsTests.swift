import LayoutCore
import SpecFormat
import Testing

/// The keys that a file states for all of its cases.
@Suite struct CaseDefaultsTests {
  private static let file = """
    { "environment": { "layoutDirection": "rightToLeft", "locale": "ar" },
      "alignments": {
        "low": { "axis": "vertical", "defaultValue": "d[.bottom]" },
        "far": { "axis": "horizontal", "defaultValue": 3 } },
      "definitions": {
        "dot": { "type": "Circle", "id": "dot" }, "row": { "type": "Divider", "id": "row" } },
      "cases": [
        { "name": "plain", "view": { "type": "HStack", "alignment": "low", "children": [
          { "type": "Reference", "name": "dot" }] } },
        { "name": "own", "environment": { "locale": "he" },
          "alignments": { "low": { "axis": "vertical", "defaultValue": 7 } },
          "definitions": { "dot": { "type": "Rectangle", "id": "dot" } },
          "view": { "type": "VStack", "alignment": "far", "children": [
            { "type": "HStack", "alignment": "low", "children": [
              { "type": "Reference", "name": "dot" }, { "type": "Reference", "name": "row" }] }] } }
      ] }
    """

  private func cases() throws -> [Spec] {
    let file = SpecFile(Self.file)
    try #require(file.messages == [])
    return file.specs
  }

  @Test func theEnvironmentHoldsForCasesAndTheirOwnValuesWin() throws {
    let environments = try cases().compactMap(\.scene?.environment)
    #expect(environments.map(\.layoutDirection) == [.rightToLeft, .rightToLeft])
    #expect(environments.map(\.locale) == ["ar", "he"])
  }

  @Test func definitionsHoldForCasesAndTheirOwnWin() throws {
    let kinds = try cases().map { spec in
      spec.scene?.tree.nodes.compactMap { node -> String? in
        if case .shape(let shape) = node.content { "\(shape)" } else { nil }
      }
    }
    #expect(kinds.count == 2 && kinds[0] != kinds[1])
    #expect(kinds.allSatisfy { $0?.count == 1 })
  }

  @Test func theCanonicalFormSaysThemForEachCase() throws {
    let canonical = try #require(SpecFile(Self.file).canonical())
    #expect(canonical.diagnostics.map(\.description) == [])
    #expect(canonical.specs.map { $0["environment"]?["locale"]?.string } == ["ar", "he"])
    let values = canonical.specs.map { $0["alignments"]?["low"]?["defaultValue"] }
    #expect(values == [.string("d[.bottom]"), .number(7)])
    #expect(canonical.specs.map { $0["alignments"]?.members.count } == [2, 2])
  }

  @Test func aCaseNeedNotUseWhatIsDefinedForAll() throws {
    let file = SpecFile(
      """
      { "definitions": { "dot": { "type": "Circle" } },
        "cases": [{ "name": "a", "view": { "type": "Divider" } }] }
      """
    )
    #expect(file.messages == [])
  }

  @Test func aMistakeInADefinitionIsSaidWhereItStandsAndOnce() {
    let file = SpecFile(
      """
      { "definitions": { "dot": { "type": "Circel" } },
        "cases": [
          { "name": "a", "view": { "type": "Reference", "name": "dot" } },
          { "name": "b", "view": { "type": "Reference", "name": "dot" } } ] }
      """
    )
    #expect(
      file.messages == ["1:37: error: no view is named 'Circel'", "hint: did you mean 'Circle'?"]
    )
  }
}

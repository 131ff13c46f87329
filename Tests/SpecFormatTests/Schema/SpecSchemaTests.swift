import Foundation
import SpecFormat
import Testing

@Suite struct SpecSchemaTests {
  private static let path = TestFile.specs + "/espalier-spec.schema.json"

  @Test func thePublishedSchemaIsTheOneTheReaderKnows() throws {
    let published = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(
      published == SpecSchema.json(),
      "run: espalier schema spec --output Specs/espalier-spec.schema.json"
    )
  }

  @Test func thePublishedSchemaOfTheCanonicalFormIsTheOneTheExpanderKnows() throws {
    let published = try String(
      contentsOfFile: TestFile.specs + "/espalier-expanded.schema.json",
      encoding: .utf8
    )
    #expect(
      published == SpecSchema.canonicalJSON(),
      "run: espalier schema expanded --output Specs/espalier-expanded.schema.json"
    )
  }

  @Test func itIsJSON() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(SpecSchema.json().utf8))
    let members = try #require(schema as? [String: Any])
    #expect(members["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(JSONDocument.problems(in: SpecSchema.json()) == [])
  }

  @Test func itNamesEveryViewAndModifier() {
    let schema = SpecSchema.json()
    for name in SpecVocabulary.views.map(\.name) + SpecVocabulary.modifiers.map(\.name) {
      #expect(schema.contains("\"\(name)\""))
    }
  }

  /// `tools/check-schemas` validates the same files against the schema.
  @Test(
    arguments: TestFile.all(in: TestFile.specs + "/Screens")
      + TestFile.all(in: TestFile.tests + "/GoodSpecs")
  )
  func whatTheSchemaAllowsIsRead(_ file: TestFile) throws {
    #expect(SpecFile(bytes: try file.bytes, name: file.name).messages == [])
  }
}

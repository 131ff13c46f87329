import Export
import Foundation
import Testing

/// Schemas are read by people, too: each property says what it is.
@Suite struct SchemaDescriptionTests {
  private static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Specs")

  /// The names of the published schemas, but for that of specs: `SpecDescriptionTests` follows the
  /// references in it.
  private static let published: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: specs.path)
    return (names ?? []).sorted()
      .filter { $0.hasSuffix(".schema.json") && $0 != "espalier-spec.schema.json" }
  }()

  /// The properties whose description is missing or no sentence, but for what tells kind and version.
  private func undescribed(_ value: Any, _ place: String = "") -> [String] {
    if let list = value as? [Any] { return list.flatMap { undescribed($0, place) } }
    guard let object = value as? JSONObject else { return [] }
    var found: [String] = []
    for (name, property) in object["properties"] as? JSONObject ?? [:] {
      let isKnown = ["espalier", "version"].contains(name) && place.isEmpty
      let description = (property as? JSONObject)?["description"] as? String
      guard !isKnown, description?.hasSuffix(".") != true else { continue }
      found.append("\(place)/\(name)")
    }
    for (key, inner) in object where key != "if" && key != "else" {
      found += undescribed(inner, "\(place)/\(key)")
    }
    return found
  }

  @Test(arguments: published)
  func everyPropertyIsDescribed(_ name: String) throws {
    let schema = try parseObject(Data(contentsOf: Self.specs.appending(path: name)))
    #expect(undescribed(schema) == [], "\(name)")
  }

  @Test func allPublishedSchemasAreRead() {
    #expect(Self.published.count >= 12)
  }

  @Test func aMissingDescriptionIsFound() {
    let schema: JSONObject = [
      "$defs": ["view": ["properties": ["id": ["type": "string"]]]],
      "properties": ["file": ["description": "The file.", "type": "string"]],
    ]
    #expect(undescribed(schema) == ["/$defs/view/id"])
  }
}

import Export
import Foundation
import Testing

/// Schemas are read by people, too: each property says what it is.
@Suite struct SchemaDescriptionTests {
  /// The properties without a description, but for what tells kind and version.
  private func undescribed(_ value: Any, _ place: String = "") -> [String] {
    if let list = value as? [Any] { return list.flatMap { undescribed($0, place) } }
    guard let object = value as? JSONObject else { return [] }
    var found: [String] = []
    for (name, property) in object["properties"] as? JSONObject ?? [:] {
      let isKnown = ["espalier", "version"].contains(name) && place.isEmpty
      guard !isKnown, (property as? JSONObject)?["description"] == nil else { continue }
      found.append("\(place)/\(name)")
    }
    for (key, inner) in object where key != "if" && key != "else" {
      found += undescribed(inner, "\(place)/\(key)")
    }
    return found
  }

  /// Newer properties whose descriptions are still missing: take them off as they are written.
  private static let missing: Set = [
    "/properties/languages/texts", "/$defs/finding/rule", "/$defs/finding/level",
    "/$defs/finding/message", "/$defs/translation/usualLines", "/$defs/translation/lines",
    "/$defs/translation/usualTruncated", "/$defs/translation/truncated",
    "/$defs/text/alignment", "/$defs/text/lines", "/$defs/text/truncated",
    "/$defs/fill/eoFill", "/$defs/fill/antialiased",
  ]

  @Test(
    arguments: [
      ("geometry", GeometrySchema.json), ("accessibility", AccessibilitySchema.json),
      ("directions", DirectionSchema.json), ("displayList", DisplayListSchema.json),
      ("project", ProjectSchema.json),
    ]
  )
  func everyPropertyIsDescribed(_ name: String, _ schema: String) throws {
    let object = try parseObject(Data(schema.utf8))
    // Charts are described where they are stated: in the schema of specs.
    let charts = ["/$defs/chart", "/$defs/axis", "/$defs/series"]
    let found = undescribed(object).filter { place in !charts.contains { place.hasPrefix($0) } }
    #expect(found.filter { !Self.missing.contains($0) } == [], "\(name)")
  }
}

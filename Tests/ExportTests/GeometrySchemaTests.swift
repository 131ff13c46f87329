import Controls
import Export
import Foundation
import LayoutCore
import Testing

struct GeometrySchemaTests {
  @Test func thePublishedFileIsTheSchema() throws {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../Specs/espalier-geometry.schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == GeometrySchema.json)
  }

  @Test func itDescribesTheVersionThatIsWritten() throws {
    let properties = try #require(schema()["properties"] as? [String: JSONObject])
    #expect(properties["version"]?["const"] as? Int == GeometryDocument.version)
    #expect(try schema()["$id"] as? String == "espalier-geometry.schema.json")
  }

  @Test func itKnowsEveryMemberOfTheDocuments() throws {
    let definitions = try #require(schema()["$defs"] as? [String: JSONObject])
    var seen: [String: Set<String>] = [:]
    func check(_ object: JSONObject, _ name: String, _ definition: JSONObject?) throws {
      let properties = try #require(definition?["properties"] as? JSONObject)
      let required = definition?["required"] as? [String] ?? []
      let keys = Set(object.keys)
      #expect(keys.isSubset(of: properties.keys), "\(name): \(keys.subtracting(properties.keys))")
      #expect(keys.isSuperset(of: required), "\(name): \(Set(required).subtracting(keys))")
      seen[name, default: []].formUnion(keys)
      for (key, kind) in [
        ("scene", "scene"), ("views", "view"), ("children", "view"), ("content", "view"),
        ("modifiers", "modifier"), ("lines", "line"), ("drawing", "drawn"), ("leaving", "leaving"),
        ("presentation", "presentation"), ("effects", "motionEffect"),
        ("placeholder", "placeholder"), ("placeholders", "placeholder"),
      ] {
        let values = object[key] as? [JSONObject] ?? (object[key] as? JSONObject).map { [$0] }
        for value in values ?? [] { try check(value, kind, definitions[kind]) }
      }
    }
    for scene in SampleScenes.all {
      try check(scene.geometry(), "document", schema())
    }
    // Somebody has asked for a time, at which everything is on its way.
    var scene = SampleScenes.all[0]
    scene.device = "iPhone 16"
    let result = scene.layout()
    var values = MotionValues()
    for view in result.views {
      values.effects[view.index] = [.opacity(0.5)]
      for source in [view.source] + view.modifiers.map(\.source) { values.ends[source] = 1 }
    }
    values.leaving[-1] = [LeavingViews(result.moving(values), views: [0])]
    let timed = GeometryDocument.json(
      result,
      file: "card.json",
      time: 0.5,
      shown: result.moving(values),
      settings: ScreenSettings(scene, text: "fixed"),
      placeholders: [SampleScenes.title],
      source: { _ in "Card.swift:12:5" }
    )
    try check(try parseObject(Data(timed)), "document", schema())
    // The samples have everything that a document can have.
    let ofMotion: Set = ["presentation", "motionEffect", "leaving"]
    for (name, keys) in seen where !ofMotion.contains(name) {
      let definition = name == "document" ? try schema() : definitions[name]
      let properties = try #require(definition?["properties"] as? JSONObject)
      #expect(keys == Set(properties.keys), "\(name)")
    }
  }

  @Test func itAllowsEveryTypeOfView() throws {
    let contents: [ViewContent] = [
      .hStack(alignment: .center, spacing: nil), .vStack(alignment: .center, spacing: nil),
      .zStack(alignment: .center), .geometryReader, .text(""),
      .grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil),
      .lazyVGrid(columns: [], alignment: .center, spacing: nil),
      .lazyHGrid(rows: [], alignment: .center, spacing: nil), .viewThatFits(axes: .horizontal),
      .image(name: nil, size: .zero, capInsets: nil), .spacer(minLength: nil), .divider,
      .color(nil), .shape(.rectangle), .shape(.roundedRectangle(cornerSize: .zero)),
      .shape(.circle), .shape(.ellipse), .shape(.capsule), .shape(.path([])), .canvas(nil),
    ]
    let definitions = try #require(schema()["$defs"] as? [String: JSONObject])
    let properties = try #require(definitions["view"]?["properties"] as? [String: JSONObject])
    let pattern = try #require(properties["type"]?["pattern"] as? String)
    let others: [ViewContent] = [
      .control(.button(nil)), .control(.navigationStack()), .layout(AnyLayout(HStackLayout())),
      .shape(.inset(.circle, by: 4)),
    ]
    for content in contents + others {
      #expect(content.typeName.range(of: pattern, options: .regularExpression) != nil)
    }
    #expect("a view".range(of: pattern, options: .regularExpression) == nil)
  }

  private func schema() throws -> JSONObject {
    try parseObject(Data(GeometrySchema.json.utf8))
  }
}

import Drawing
import Export
import Foundation
import LayoutCore
import Testing

/// Display lists as JSON.
@Suite struct DisplayListDocumentTests {
  private func document(_ build: (inout ViewTreeBuilder) -> Void) throws -> [String: Any] {
    let bytes = DisplayListDocument.json(displayList { build(&$0) }, file: "a.json")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
  }

  @Test func theSchemaIsTheFileInSpecs() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Specs/espalier-display-list.schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == DisplayListSchema.json)
  }

  @Test func groupsAreWithinGroups() throws {
    let document = try document { builder in
      builder.open(.modifier(.drawing(.blur(radius: 2, isOpaque: false))))
      builder.open(.modifier(.mask(alignment: .center)))
      builder.leaf(.color(.color(.system(.white))))
      builder.leaf(.shape(.circle))
      builder.close()
      builder.close()
    }
    #expect(document["espalier"] as? String == "displayList")
    #expect(document["size"] as? [Double] == [100, 100])
    let items = try #require(document["items"] as? [[String: Any]])
    let blur = try #require(items.first)
    #expect(blur["type"] as? String == "group")
    let filters = try #require(blur["filters"] as? [[String: Any]])
    #expect(filters.first?["type"] as? String == "blur" && filters.first?["radius"] as? Double == 2)
    let masked = try #require((blur["items"] as? [[String: Any]])?.first)
    #expect((masked["items"] as? [[String: Any]])?.first?["paint"] as? String == "#ffffff")
    #expect((masked["mask"] as? [[String: Any]])?.first?["type"] as? String == "fill")
  }

  @Test func gradientsSayTheirStopsAndPlaces() throws {
    let document = try document { builder in
      builder.leaf(
        .color(
          StyleValue(
            .radialGradient(
              GradientValue(colors: [.system(.white), .system(.black)]),
              endRadius: 40
            )
          )
        )
      )
    }
    let item = try #require((document["items"] as? [[String: Any]])?.first)
    let paint = try #require(item["paint"] as? [String: Any])
    #expect(paint["type"] as? String == "radial" && paint["radii"] as? [Double] == [0, 40])
    #expect(paint["center"] as? [Double] == [50, 50])
  }
}

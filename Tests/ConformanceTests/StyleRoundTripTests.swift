import Export
import Foundation
import LayoutCore
import SpecFormat
import Testing

/// What geometry JSON says of a style can be written into a spec, where it is the same style.
@Suite struct StyleRoundTripTests {
  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../SpecFormatTests/GoodSpecs/every-style.json")

  private func scene(_ json: String) throws -> LayoutScene {
    let file = SpecFile(bytes: Array(json.utf8), name: "style.json")
    return try #require(file.specs.first?.scene, "\(file.diagnostics)")
  }

  private func fills(_ scene: LayoutScene) -> [StyleValue] {
    scene.tree.nodes.compactMap { node in
      guard case .modifier(.fill(let style, _)) = node.content else { return nil }
      return style
    }
  }

  @Test func everyStyleReadsBack() throws {
    let original = try scene(String(contentsOf: Self.path, encoding: .utf8))
    let bytes = GeometryDocument.json(original.layout(), file: "style.json", style: .compact)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
    let views = try #require(document["views"] as? [[String: Any]])
    let modifiers = try #require(views.first?["modifiers"] as? [[String: Any]])
    let written = modifiers.compactMap { $0["style"] }
    // In the document the innermost modifier is the first, in the tree it is the last.
    let styles = Array(fills(original).prefix(written.count).reversed())
    #expect(styles.count == written.count)
    #expect(styles.count >= 25)
    for (style, json) in zip(styles, written) {
      let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
      let text = String(decoding: data, as: UTF8.self)
      let spec = #"{ "view": { "type": "Circle", "modifiers": [{ "fill": \#(text) }] } }"#
      #expect(try fills(scene(spec)) == [style], "\(text)")
    }
  }
}

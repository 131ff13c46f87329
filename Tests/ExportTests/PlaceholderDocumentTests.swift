import AccessibilityCore
import Controls
import Drawing
import Export
import Foundation
import LayoutCore
import Testing

/// Documents say what could not be compiled (V17.3).
@Suite struct PlaceholderDocumentTests {
  private let result = SampleScenes.placeholder.layout()
  private let title = SampleScenes.title
  private let place: [String: String] = [
    "kind": "view", "name": "KFImage", "reason": "no module Kingfisher",
    "source": "Card.swift:12:5",
  ]

  /// The list of what else than views could not be compiled.
  private func others(_ document: JSONObject) throws -> JSONObject {
    let list = try #require(document["placeholders"] as? [JSONObject])
    #expect(list.count == 1)
    return try #require(list.first)
  }

  private func check(_ document: JSONObject) throws {
    let other = try others(document)
    #expect(other["kind"] as? String == "value")
    #expect(other["name"] as? String == "profile.title")
    #expect(other["source"] as? String == "Card.swift:14:5")
    #expect(other["decides"] as? Bool == true)
  }

  @Test func geometrySaysIt() throws {
    let bytes = GeometryDocument.json(result, file: "a", placeholders: [title])
    let document = try parseObject(Data(bytes))
    try check(document)
    let view = try #require((document["views"] as? [JSONObject])?.first)
    #expect(view["type"] as? String == "EspalierPlaceholder")
    #expect(view["placeholder"] as? [String: String] == place)
    #expect(view["frame"] as? [Double] == [0, 0, 60, 60])
    // A colour that is not known is none.
    let other = LayoutScene { $0.leaf(.color(nil)) }
    #expect(!other.geometryText().contains("laceholder"))
  }

  @Test func outlinesSayIt() {
    let text = Outline.text(result, file: "a", placeholders: [title])
    let lines = text.split(separator: "\n")
    #expect(
      lines[1] == """
        value "profile.title" not compiled: no module Kingfisher (Card.swift:14:5), decides what is shown
        """
    )
    #expect(lines[2].hasPrefix("EspalierPlaceholder #image"))
    #expect(lines[2].hasSuffix("\"KFImage\" not compiled: no module Kingfisher (Card.swift:12:5)"))
    var plain = title
    plain.decides = false
    let other = Outline.text(result, file: "a", placeholders: [plain])
    #expect(other.contains("(Card.swift:14:5), what follows can be wrong\n"))
  }

  // A2.62
  @Test func accessibilitySaysIt() throws {
    let tree = result.accessibilityTree()
    var options = AccessibilityDocument.Options()
    options.placeholders = [title]
    let bytes = AccessibilityDocument.json(
      tree,
      file: "a",
      layoutDirection: .leftToRight,
      options: options
    )
    let document = try parseObject(Data(bytes))
    try check(document)
    let node = try #require((document["nodes"] as? [JSONObject])?.first)
    #expect(node["type"] as? String == "EspalierPlaceholder")
    #expect(node["label"] as? String == "KFImage, not shown")
    #expect(node["placeholder"] as? [String: String] == place)
    let outline = AccessibilityOutline.text(tree, options: options)
    #expect(
      outline == """
        "KFImage, not shown"  not compiled: no module Kingfisher (Card.swift:12:5)

        value "profile.title" not compiled: no module Kingfisher (Card.swift:14:5), decides what is shown

        """
    )
    #expect(SpokenDocument.text(tree) == "KFImage, not shown\n")
  }

  @Test func theComparisonOfDirectionsSaysIt() throws {
    let comparison = DirectionComparison(SampleScenes.placeholder)
    #expect(comparison.isMirrored)
    let document = DirectionDocument(comparison, file: "a", placeholders: [title])
    let object = try parseObject(Data(document.json()))
    try check(object)
    let view = try #require((object["views"] as? [JSONObject])?.first)
    #expect(view["placeholder"] as? [String: String] == place)
    #expect(document.text.contains("\"KFImage\" not compiled: no module Kingfisher"))
    #expect(document.text.contains("value \"profile.title\" not compiled"))
  }
}

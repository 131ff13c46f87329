import Foundation
import Testing

/// Parts of a layout: `--depth`, `--subtree` and `--visible`.
@Suite struct LayoutPartTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("list.json", Self.list)
  }

  /// A screen 100 high, with a row on it, one below it that reaches into it, and one below it.
  private static let list = """
    { "proposal": { "width": 200, "height": 100 }, "view": { "type": "ZStack", "id": "all", "children": [
      { "type": "HStack", "id": "row", "children": [
        { "type": "Color", "id": "dot", "modifiers": [{ "frame": { "width": 10, "height": 10 } }] },
        { "type": "VStack", "id": "words", "children": [
          { "type": "Text", "content": "a", "id": "a" } ] },
        { "type": "HStack", "children": [{ "type": "Text", "content": "d", "id": "d" }] } ] },
      { "type": "Text", "content": "b", "id": "gone", "modifiers": [{ "offset": { "y": 300 } }] },
      { "type": "VStack", "id": "half", "modifiers": [{ "offset": { "y": 300 } }], "children": [
        { "type": "Text", "content": "c", "id": "back", "modifiers": [{ "offset": { "y": -300 } }] }
      ] } ] } }
    """

  /// The ids in a document of the spec, in its order.
  private func ids(_ options: String) throws -> [String] {
    let run = try Espalier.shell("\"$espalier\" layout list.json \(options)", in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let document = try #require(object as? JSONObject)
    return ids(in: document["views"])
  }

  private func ids(in views: Any?) -> [String] {
    (views as? [JSONObject] ?? []).flatMap { view in
      [view["id"] as? String ?? "?"] + ids(in: view["children"])
    }
  }

  @Test func allViewsAreWrittenByDefault() throws {
    #expect(try ids("") == ["all", "row", "dot", "words", "a", "?", "d", "gone", "half", "back"])
  }

  @Test func deeperLevelsAreLeftOut() throws {
    #expect(try ids("--depth 1") == ["all"])
    #expect(try ids("--depth 2") == ["all", "row", "gone", "half"])
    #expect(try ids("--subtree row --depth 2") == ["row", "dot", "words", "?"])
  }

  @Test func aSubtreeIsNamedByAnIdOrAPath() throws {
    #expect(try ids("--subtree words") == ["words", "a"])
    #expect(try ids("--subtree row/2") == ["?", "d"])
  }

  @Test func viewsBesideTheScreenAreLeftOutUnlessOneInThemTouchesIt() throws {
    #expect(try ids("--visible") == ["all", "row", "dot", "words", "a", "?", "d", "half", "back"])
  }

  @Test func outlinesHaveTheSameParts() throws {
    let run = try Espalier.shell(
      "\"$espalier\" layout list.json --format outline --subtree row --depth 1",
      in: scratch.path
    )
    #expect(run.status == 0)
    #expect(run.output.contains("row") && !run.output.contains("dot"))
    #expect(!run.output.contains("half"))
  }

  @Test func anUnknownViewAndALevelBelowOneAreRefused() throws {
    let unknown = try Espalier.shell(
      "\"$espalier\" layout list.json --subtree nope",
      in: scratch.path
    )
    #expect(unknown.status == 64)
    #expect(unknown.output == "")
    #expect(unknown.errors.contains("no view has the id or path 'nope'"))
    let level = try Espalier.shell("\"$espalier\" layout list.json --depth 0", in: scratch.path)
    #expect(level.status == 64)
  }
}

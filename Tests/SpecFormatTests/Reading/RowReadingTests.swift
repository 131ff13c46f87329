import Controls
import LayoutCore
import SpecFormat
import Testing

/// What specs say of the rows of lists (D9.5).
@Suite struct RowReadingTests {
  private func file(_ modifier: String) -> SpecFile {
    SpecFile(
      """
      { "view": { "type": "List", "children": [
        { "type": "Text", "content": "a", "modifiers": [{ \(modifier) }] },
        { "type": "Text", "content": "b" }
      ] } }
      """
    )
  }

  private func lines(_ modifier: String) throws -> [ListSeparator] {
    let scene = try #require(file(modifier).specs.first?.scene)
    return scene.layout(measurer: FixedTextMeasurer()).listSeparators()
  }

  @Test func linesAreHiddenAndColoured() throws {
    #expect(try lines(#""zIndex": 0"#).count == 1)
    #expect(try lines(#""listRowSeparator": "hidden""#).isEmpty)
    #expect(
      try lines(#""listRowSeparator": { "visibility": "hidden", "edges": ["bottom"] }"#).isEmpty
    )
    #expect(
      try lines(#""listRowSeparator": { "visibility": "hidden", "edges": "top" }"#).count == 1
    )
    #expect(try lines(#""listRowSeparatorTint": "red""#).first?.tint == "red")
    #expect(
      try lines(#""listRowSeparatorTint": { "tint": "red", "edges": "top" }"#).first?.tint == nil
    )
  }

  @Test func viewsBehindRowsAreReadForThemselves() throws {
    let scene = try #require(
      file(#""listRowBackground": { "content": { "type": "Color", "name": "red" } }"#)
        .specs.first?.scene
    )
    let layout = scene.layout(measurer: FixedTextMeasurer())
    let row = try #require(layout.views.first { $0.content.string == "a" })
    let background = ListRowLooks(of: row.index, in: ViewHierarchy(layout)).background
    guard case .views(let make)? = background else {
      Issue.record("no views")
      return
    }
    #expect(make(Size(width: 10, height: 10)).nodes.count > 2)
    #expect(!layout.views.contains { $0.content == .color("red") })
  }

  @Test(arguments: [
    (#""listRowSeparator": "gone""#, "'listRowSeparator' cannot be 'gone'"),
    (#""listRowSeparator": { "edges": "top" }"#, "visibility"),
    (#""listRowSeparatorTint": { "tint": "red", "edges": "left" }"#, "an edge cannot be"),
    (#""listRowBackground": { "content": { "type": "Nothing" } }"#, "Nothing"),
    (#""scrollContentBackground": true"#, "'scrollContentBackground'"),
  ])
  func mistakesAreTold(_ modifier: String, _ message: String) {
    let text = file(modifier).diagnostics.map { "\($0)" }.joined(separator: "\n")
    #expect(text.contains(message), "\(text)")
  }
}

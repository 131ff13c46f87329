import AccessibilityCore
import LayoutCore
import SpecFormat
import Testing

/// Modifiers that only change how a view is drawn (L13.4, L14.2, L14.3, L19.4, A6.11).
@Suite struct DrawingModifierTests {
  private func screen(_ modifiers: String) throws -> LayoutResult {
    let spec = try Spec.reading(
      """
      { "view": { "type": "VStack", "children": [
        { "type": "HStack", "children": [
          { "type": "Button", "title": "A" }, { "type": "Text", "content": "B" }],
          "modifiers": [\(modifiers)] },
        { "type": "Color", "id": "rest" }] } }
      """
    )
    return try #require(spec.scene).layout()
  }

  @Test(arguments: [
    #"{ "drawingGroup": true }"#, #"{ "cornerRadius": 4 }"#, #"{ "clipped": true }"#,
    #"{ "opacity": 0.5 }"#, #"{ "clipShape": "Circle" }"#, #"{ "zIndex": 1 }"#,
    #"{ "border": "red" }"#,
  ])
  func neitherLayoutNorAccessibilityChanges(_ modifier: String) throws {
    let (plain, drawn) = (try screen(""), try screen(modifier))
    #expect(drawn.views.map(\.frame) == plain.views.map(\.frame))
    let (tree, expected) = (drawn.accessibilityTree(), plain.accessibilityTree())
    #expect(expected.elements.map(\.label) == ["A", "B"])
    #expect(tree.elements.map(\.label) == expected.elements.map(\.label))
    #expect(tree.elements.map(\.frame) == expected.elements.map(\.frame))
    #expect(tree.elements.map(\.actions) == expected.elements.map(\.actions))
  }

  @Test func whatIsHiddenKeepsItsRoomAndSaysNothing() throws {
    for modifier in [#"{ "hidden": true }"#, #"{ "opacity": 0 }"#] {
      let (plain, hidden) = (try screen(""), try screen(modifier))
      #expect(hidden.views.map(\.frame) == plain.views.map(\.frame))
      #expect(hidden.accessibilityTree().elements.isEmpty)
    }
  }
}

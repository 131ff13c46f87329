import AccessibilityCore
import LayoutCore
import SpecFormat
import Testing

/// What the platform adds to a control follows the metrics that the spec sets.
@Suite struct ControlMetricsSnapshotTests {
  @Test func theItemsOfAnOpenMenuAreAsHighAsTheRowsAroundTheirPicker() throws {
    let json = """
      {
        "environment": { "controlMetrics": { "rowHeight": 30 } },
        "view": {
          "type": "VStack",
          "children": [
            { "type": "Picker", "id": "a", "title": "A", "options": ["1", "2"] },
            {
              "type": "Picker", "id": "b", "title": "B", "options": ["1", "2"],
              "modifiers": [{ "controlMetrics": { "rowHeight": 60 } }]
            },
            { "type": "Picker", "id": "c", "title": "C", "options": ["1", "2"] }
          ]
        }
      }
      """
    let spec = try #require(SpecFile(bytes: Array(json.utf8), name: "a.json").specs.first)
    let result = try #require(spec.scene).layout()
    let snapshot = AccessibilitySnapshot(
      of: result,
      tree: result.accessibilityTree(),
      title: "Window",
      openPickers: ["a", "b", "c"]
    )
    let menus = snapshot.nodes.filter { $0.role == .menu }
    #expect(menus.map(\.element.frame.height) == [60, 120, 60])
    let items = snapshot.nodes.filter { $0.role == .menuItem }
    #expect(items.map(\.element.frame.height) == [30, 30, 60, 60, 30, 30])
  }
}

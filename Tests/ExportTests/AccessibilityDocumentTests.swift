import AccessibilityCore
import LayoutCore
import Testing

@testable import Export

struct AccessibilityDocumentTests {
  private func tree() -> AccessibilityTree {
    var builder = ViewTreeBuilder()
    builder.open(.hStack(alignment: .center, spacing: 8), id: "row")
    builder.leaf(.text("Volume"), id: "title")
    builder.control(.slider(Control.BoundedValue(50, in: 0...100)), id: "volume")
    builder.leaf(.color(nil), id: "line")
    builder.close()
    return Scene(host: .size(Size(width: 200, height: 40)), tree: builder.finish())
      .layout().accessibilityTree()
  }

  @Test("the outline has a line for each node and is the same in every run") func outline() {
    let expected = """
      "Volume"  [staticText]
      (no label)  [adjustable]  value "50%"  actions adjustable

      """
    #expect(AccessibilityOutline.text(tree()) == expected)
    #expect(AccessibilityOutline.text(tree()) == AccessibilityOutline.text(tree()))
  }

  @Test("what is spoken has hints below their element") func spoken() {
    let expected = """
      Volume
      50%. Adjustable.
        Swipe up or down with one finger to adjust the value.

      """
    #expect(SpokenDocument.text(tree()) == expected)
  }

  @Test("ignored views are listed with the reason when asked for") func ignored() {
    let options = AccessibilityDocument.Options(includesIgnored: true)
    #expect(
      AccessibilityOutline.text(tree(), options: options).hasSuffix(
        "not in the tree: Color line: a drawing without accessibility properties is not read\n"
      )
    )
  }

  @Test("a subtree is shown alone") func subtree() throws {
    let subtree = try #require(tree().subtree(of: "volume"))
    #expect(AccessibilityOutline.text(subtree).hasPrefix("(no label)"))
    #expect(subtree.elements.map(\.id) == ["volume"])
    #expect(tree().subtree(of: "nowhere") == nil)
  }

  @Test("a difference shows what was and what is") func difference() {
    #expect(TextDifference.lines(from: "a\nb\nc", to: "a\nB\nc") == ["  a", "- b", "+ B", "  c"])
    #expect(TextDifference.lines(from: "a", to: "a") == nil)
  }

  @Test("both directions are compared view by view") func directions() {
    var builder = ViewTreeBuilder()
    builder.open(.hStack(alignment: .center, spacing: 0))
    builder.leaf(.image(name: nil, size: Size(width: 30, height: 10), capInsets: nil))
    builder.open(
      .modifier(
        .environment(
          EnvironmentChange(name: "layoutDirection") { $0.layoutDirection = .leftToRight }
        )
      )
    )
    builder.open(.hStack(alignment: .center, spacing: 0))
    builder.leaf(.image(name: nil, size: Size(width: 10, height: 10), capInsets: nil))
    builder.leaf(.image(name: nil, size: Size(width: 20, height: 10), capInsets: nil))
    builder.close()
    builder.close()
    builder.close()
    let scene = Scene(host: .size(Size(width: 100, height: 10)), tree: builder.finish())
    let comparison = DirectionComparison(scene)
    #expect(
      comparison.views.map { $0.reason != nil } == [false, false, false, true, true]
    )
    #expect(comparison.views.last?.reason == "its direction is fixed to leftToRight")
    #expect(!comparison.isMirrored)
  }
}

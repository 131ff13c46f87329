import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// What stands in place of views that could not be compiled says so (A2.62).
@Suite struct PlaceholderElementTests {
  private func place(_ builder: inout ViewTreeBuilder, _ title: String = "KFImage") {
    let placeholder = ViewPlaceholder(.view, title, reason: "no module Kingfisher")
    builder.open(.modifier(.annotation(placeholder, bringsViews: false)))
    builder.leaf(.color(nil))
    builder.close()
  }

  @Test func itIsAnElement() throws {
    let node = try #require(tree { place(&$0) }.elements.first)
    #expect(node.label == "KFImage, not shown")
    #expect(node.traits.isEmpty)
    #expect(node.placeholders.map(\.reason) == ["no module Kingfisher"])
    // A colour that is not known is a drawing, as ever.
    #expect(tree { $0.leaf(.color(nil)) }.elements.isEmpty)
  }

  @Test func aControlAroundIsCalledByIt() throws {
    let node = try #require(
      tree { $0.control(.button(nil), label: { place(&$0) }) }.elements.first
    )
    #expect(node.label == "KFImage, not shown")
    #expect(node.traits == .button)
    #expect(node.placeholders.count == 1)
  }

  @Test func whatIsCombinedSaysItBesides() throws {
    let node = try #require(
      tree { builder in
        builder.annotated(.element(.combine)) { builder in
          builder.open(.hStack(alignment: .center, spacing: nil))
          place(&builder)
          builder.leaf(.text("Anna"))
          place(&builder, "Badge")
          builder.close()
        }
      }.elements.first
    )
    #expect(node.label == "KFImage, not shown, Anna, Badge, not shown")
    #expect(node.placeholders.map(\.title) == ["KFImage", "Badge"])
  }

  @Test func whoNamesItIsHeard() throws {
    let node = try #require(
      tree { builder in
        var properties = AccessibilityProperties()
        properties.label = "Portrait"
        builder.annotated(.properties(name: "accessibilityLabel", properties)) { place(&$0) }
      }.elements.first
    )
    #expect(node.label == "Portrait")
    #expect(node.placeholders.count == 1)
  }

  @Test func whatIsHiddenIsNot() {
    #expect(
      tree { builder in
        builder.open(.modifier(.hidden))
        place(&builder)
        builder.close()
      }.elements.isEmpty
    )
  }
}

import LayoutCore
import Testing

@Suite struct GuideNamesTests {
  private static func tree(alignments: String...) -> ViewTree {
    var builder = ViewTreeBuilder()
    for name in alignments { _ = builder.alignment(name, axis: .vertical) { _ in 0 } }
    return builder.finish()
  }

  @Test func theTwoCentersAreToldApart() {
    let names = GuideNames(Self.tree())
    #expect(names[HorizontalAlignment.center.key] == "horizontalCenter")
    #expect(names[VerticalAlignment.center.key] == "verticalCenter")
    #expect(names[.lastTextBaseline] == "lastTextBaseline")
  }

  @Test func noTwoGuidesShareAName() {
    let tree = Self.tree(alignments: "midline", "top", "midline", "midline#2", "midline")
    let names = GuideNames(tree)
    #expect(
      tree.alignments.map { names[$0.key] }
        == ["midline", "top#2", "midline#2", "midline#2#2", "midline#3"]
    )
  }

  @Test func aGuideOfAnotherTreeHasItsNumberOnly() {
    #expect(GuideNames(Self.tree(alignments: "midline"))[.custom(1)] == "#9")
  }
}

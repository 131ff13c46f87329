import LayoutCore
import Testing

@Suite struct ViewTreeBuilderTests {
  @Test func nodesLieInPreorder() {
    var builder = ViewTreeBuilder()
    builder.open(.zStack(alignment: .center), id: "stack")
    builder.leaf(.color("red"))
    builder.open(.modifier(.opacity(0.5)))
    builder.leaf(.text("a"), id: "text")
    builder.close()
    builder.close()
    builder.leaf(.divider)
    let tree = builder.finish()
    #expect(Array(tree.subtree(of: nil)) == [0, 1, 2, 3, 4])
    #expect(tree.nodes.indices.map(tree.parent) == [nil, 0, 0, 2, nil])
    #expect(Array(tree.children(of: nil)) == [0, 4])
    #expect(Array(tree.children(of: 0)) == [1, 2])
    #expect(Array(tree.children(of: 3)) == [])
    #expect(tree.identifier(of: 0) == "stack")
    #expect(tree.identifier(of: 1) == nil)
    #expect(tree.identifier(of: 3) == "text")
    #expect(tree.depth == 3)
  }

  @Test func whatIsLeftOpenIsClosedAtTheEnd() {
    var builder = ViewTreeBuilder()
    builder.close()
    builder.open(.group)
    builder.open(.group)
    builder.leaf(.color(nil))
    #expect(builder.count == 3)
    let tree = builder.finish()
    #expect(tree.nodes.indices.map(tree.parent) == [nil, 0, 1])
  }

  @Test func alignmentsHaveKeysOfTheirOwn() {
    var builder = ViewTreeBuilder()
    let first = builder.alignment("first", axis: .horizontal) { _ in 1 }
    let second = builder.alignment("second", axis: .vertical) { _ in 2 }
    #expect(first.key != second.key)
    #expect(first.key.customIndex == 0)
    #expect(second.key.customIndex == 1)
    #expect(AlignmentKey.lastTextBaseline.customIndex == nil)
    #expect(builder.finish().alignments.map(\.name) == ["first", "second"])
  }

  @Test func anEmptyTreeIsLaidOut() {
    let result = LayoutScene(tree: ViewTreeBuilder().finish()).layout()
    #expect(result.rootFrame.size == .zero)
    #expect(result.views.isEmpty)
    #expect(result.drawOrder.isEmpty)
  }

  @Test func namedAlignmentsAreSwiftUIs() {
    let names = Alignment.named.map(\.name)
    #expect(Set(names).count == 15)
    #expect(names.contains("topLeading"))
    #expect(names.contains("trailingLastTextBaseline"))
    let leading = Alignment.named.first { $0.name == "leadingFirstTextBaseline" }?.alignment
    #expect(leading == Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    #expect(UnitPoint.named.count == 10)
  }
}

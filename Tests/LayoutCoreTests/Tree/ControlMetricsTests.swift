import Controls
import LayoutCore
import Testing

/// A control keeps the metrics that it was built with.
@Suite struct ControlMetricsTests {
  /// A tree of toggles whose rows have the heights given; nil for those of a phone.
  private static func tree(_ heights: [Double?]) -> ViewTree {
    var builder = ViewTreeBuilder()
    for height in heights {
      builder.controlMetrics = ControlMetrics()
      if let height { builder.controlMetrics.rowHeight = height }
      builder.control(.toggle(.on))
    }
    return builder.finish()
  }

  private static func heights(_ tree: ViewTree) -> [Double] {
    tree.children(of: nil).map { tree.controlMetrics(of: $0).rowHeight }
  }

  @Test func everyControlHasThoseOfItsTime() {
    #expect(Self.heights(Self.tree([nil, 10, nil, 20, 10, 20])) == [52, 10, 52, 20, 10, 20])
  }

  @Test func theyStayWithTheirControlsWhenATreeIsEdited() {
    var tree = Self.tree([10, nil, 20])
    tree.insert(Self.tree([30, 20, nil]), at: 1, in: nil)
    #expect(Self.heights(tree) == [10, 30, 20, 52, 52, 20])
    let last = Array(tree.children(of: nil))[5]
    #expect(Self.heights(tree.remove(last)) == [20])
    tree.move(0, to: 4, in: nil)
    #expect(Self.heights(tree) == [30, 20, 52, 52, 10])
  }

  @Test func aVersionOfAScreenBringsItsOwn() {
    let layout = IncrementalLayout(
      LayoutScene(host: .size(Size(width: 100, height: 400)), tree: Self.tree([10, nil, 20]))
    )
    _ = layout.layout()
    layout.update(
      to: LayoutScene(
        host: .size(Size(width: 100, height: 400)),
        tree: Self.tree([nil, 30, 40, 5])
      )
    )
    #expect(Self.heights(layout.layout().scene.tree) == [52, 30, 40, 5])
  }

  /// A node without metrics.
  private struct PlainNode {
    var content: ViewContent
    var parent: Int32
    var firstChild: Int32
    var nextSibling: Int32
    var identifier: Int32
  }

  /// They are in what the alignment of a node leaves over.
  @Test func aNodeIsNoLargerForThem() {
    #expect(MemoryLayout<ViewTree.Node>.stride == MemoryLayout<PlainNode>.stride)
  }
}

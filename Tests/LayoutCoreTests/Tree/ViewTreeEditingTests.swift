import LayoutCore
import Testing

@Suite struct ViewTreeEditingTests {
  private func tree(_ views: [Sample]) -> ViewTree {
    var builder = ViewTreeBuilder()
    for view in views { view.add(to: &builder) }
    return builder.finish()
  }

  /// What a tree looks like: kinds with ids and what is inside, and the depth.
  private func outline(_ tree: ViewTree) -> [String] {
    tree.subtree(of: nil).map { node in
      let inside = tree.subtree(of: node).reduce(0) { count, _ in count + 1 }
      return "\(tree.nodes[node].content.typeName) \(inside) \(tree.identifier(of: node) ?? "")"
    } + ["\(tree.depth)"]
  }

  private let row = Sample.hStack([.text("a").id("a"), .text("b").id("b")])

  @Test(arguments: 0...2)
  func insertedViewsStandWhereTheyWouldHaveBeenBuilt(_ index: Int) {
    var edited = tree([row, .color])
    let inserted = Sample.vStack([Sample.divider.id("line"), .circle.frame(width: 3)]).id("new")
    edited.insert(tree([inserted]), at: index, in: 0)
    var changed = row
    changed.children.insert(inserted, at: index)
    #expect(outline(edited) == outline(tree([changed, .color])))
  }

  @Test(arguments: 0...2)
  func viewsCanBeInsertedAtTheTop(_ index: Int) {
    var edited = tree([row, .color])
    edited.insert(tree([.divider]), at: index, in: nil)
    var views = [row, .color]
    views.insert(.divider, at: index)
    #expect(outline(edited) == outline(tree(views)))
  }

  @Test func removedViewsLeaveTheOthersInPlace() {
    var edited = tree([.vStack([row, .color.frame(width: 3)]), .divider])
    let removed = edited.remove(1)
    #expect(outline(edited) == outline(tree([.vStack([.color.frame(width: 3)]), .divider])))
    #expect(outline(removed) == outline(tree([row])))
  }

  @Test func theOthersKeepTheirPositions() {
    var edited = tree([.vStack([row, .color, .divider.id("line")])])
    let line = edited.nodes.indices.first { edited.identifier(of: $0) == "line" }
    edited.remove(1)
    edited.insert(tree([row, row]), at: 0, in: 0)
    edited.move(edited.insert(tree([.color]), at: 0, in: nil)[0], to: 1, in: 0)
    #expect(edited.nodes.indices.first { edited.identifier(of: $0) == "line" } == line)
    #expect(edited.parent(of: line ?? 0) == 0)
  }

  @Test func movedViewsTakeTheirChildrenAlong() {
    var edited = tree([.vStack([row, .color]), .zStack([.divider])])
    edited.move(1, to: 1, in: 5)
    #expect(outline(edited) == outline(tree([.vStack([.color]), .zStack([.divider, row])])))
  }
}

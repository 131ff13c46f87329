import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// The ids of nodes: the same in every run, in both directions and after unrelated edits.
struct IdentityTests {
  /// A screen with controls of several nodes; `edit` changes something else.
  private func screen(
    direction: LayoutDirection = .leftToRight,
    title: String = "Toast",
    isEdited: Bool = false
  ) -> AccessibilityTree {
    tree(direction: direction) { builder in
      builder.open(.vStack(alignment: .center, spacing: 0), id: "screen")
      builder.open(.hStack(alignment: .center, spacing: 8), id: "row")
      builder.leaf(.text(title))
      builder.properties({
        $0.label = "Bread"
        if isEdited { $0.hint = "new" }
      }) { $0.leaf(.image(name: nil, size: Size(width: 20, height: 20), capInsets: nil)) }
      builder.close()
      if isEdited {
        builder.leaf(.text("New"), id: "new")
        builder.open(.modifier(.padding(edges: .all, length: 20)))
      }
      builder.control(
        .tabView(tabs: [Control.Tab(title: "Home"), Control.Tab(title: "Shop")], selection: 0),
        id: "tabs",
        tabs: [{ $0.leaf(.text("Inside")) }]
      )
      if isEdited { builder.close() }
      builder.annotated(.element(.contain)) { builder in
        builder.open(.zStack(alignment: .center), id: "group")
        builder.leaf(.text("a"))
        builder.leaf(.text("b"))
        builder.close()
      }
      builder.close()
    }
  }

  /// Every node's id with its label.
  private func identities(_ tree: AccessibilityTree) -> Set<[String?]> {
    var identities: Set<[String?]> = []
    func visit(_ node: AccessibilityNode) {
      identities.insert([node.id, node.label])
      node.children.forEach(visit)
    }
    tree.roots.forEach(visit)
    return identities
  }

  @Test("ids are unique and the same in every run") func unique() {
    let first = identities(screen())
    #expect(first.count == 8)
    #expect(Set(first.map { $0[0] }).count == first.count)
    #expect(identities(screen()) == first)
  }

  @Test("ids are the same in both directions") func directions() {
    #expect(identities(screen(direction: .rightToLeft)) == identities(screen()))
  }

  @Test("an edit changes no id but those of what it adds") func edits() {
    let before = identities(screen())
    let after = identities(screen(isEdited: true))
    #expect(after.subtracting(before) == [["new", "New"]])
    #expect(before.subtracting(after).isEmpty)
    let ids = Set(before.map { $0[0] })
    #expect(Set(identities(screen(title: "Salad")).map { $0[0] }) == ids)
  }
}

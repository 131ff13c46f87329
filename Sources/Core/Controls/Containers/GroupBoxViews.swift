internal import LayoutCore

/// A `GroupBox` keeps its label, a headline, and its content from its edges.
struct GroupBoxViews: ControlViews {
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.open(.modifier(.padding(edges: .all, length: nil)))
    builder.column(.leading) { builder in
      builder.open(.modifier(.font(.headline)))
      builder.part(.label, given.label)
      builder.close()
      builder.part(.content, given.content)
    }
    builder.close()
  }
}

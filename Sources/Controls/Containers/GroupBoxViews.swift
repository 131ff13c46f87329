internal import LayoutCore

/// A `GroupBox` keeps its label and content from its edges.
struct GroupBoxViews: ControlViews {
  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.open(.modifier(.padding(edges: .all, length: nil)))
    builder.column(.leading) { builder in
      builder.part(.label, given.label)
      builder.part(.content, given.content)
    }
    builder.close()
  }
}

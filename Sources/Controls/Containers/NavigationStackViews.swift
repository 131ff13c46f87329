internal import LayoutCore

/// A `NavigationStack` is its content.
struct NavigationStackViews: ControlViews {
  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.column(.center) { $0.part(.content, given.content) }
  }
}

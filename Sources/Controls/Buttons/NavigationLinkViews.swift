internal import LayoutCore

/// A `NavigationLink` is a button; as a row of a list it ends in a chevron.
struct NavigationLinkViews: ControlViews {
  var dependsOnRow: Bool { true }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    if given.isRow {
      builder.row(given.label, hidesLabel: false) { $0.mark(.chevron) }
    } else {
      builder.button(given.label)
    }
  }
}

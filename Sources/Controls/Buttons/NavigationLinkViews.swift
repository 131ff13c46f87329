internal import LayoutCore

/// A `NavigationLink` is a button; as a row of a list it ends in a chevron.
struct NavigationLinkViews: ControlViews {
  var dependsOnRow: Bool { true }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    guard given.isRow else { return builder.button(given.label) }
    // The label has all the room that the chevron leaves, so that a value in it ends there (M4.8).
    let (metrics, badge) = (builder.controlMetrics, builder.controlStyles.badge)
    builder.open(.hStack(alignment: .center, spacing: metrics.chevronGap))
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity),
          alignment: Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    builder.open(.hStack(alignment: .center, spacing: nil))
    builder.part(.label, given.label)
    if let badge { builder.badge(badge) }
    builder.close()
    builder.close()
    builder.open(.modifier(.padding(edges: .trailing, length: metrics.chevronInset)))
    builder.mark(.chevron)
    builder.close()
    builder.close()
  }
}

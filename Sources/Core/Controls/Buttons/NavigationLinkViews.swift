internal import LayoutCore

/// A `NavigationLink` is a button; as a row of a list it ends in a chevron.
struct NavigationLinkViews: ControlViews {
  var dependsOnRow: Bool { true }

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    guard given.isRow else { return builder.button(given.label) }
    builder.linkRow { builder in
      builder.open(.hStack(alignment: .center, spacing: nil))
      builder.part(.label, given.label)
      if let badge = builder.controlStyles.badge { builder.badge(badge) }
      builder.close()
    }
  }
}

extension ViewTreeBuilder {
  /// Adds a row with a link: views that have all the room beside the chevron, so that a value in
  /// them ends there (M4.8, M5.12).
  mutating func linkRow(_ views: Slot) {
    let metrics = controlMetrics
    open(.hStack(alignment: .center, spacing: metrics.chevronGap))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity),
          alignment: Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    views(&self)
    close()
    if !controlStyles.hidesLinkIndicators {
      open(.modifier(.padding(edges: .trailing, length: metrics.chevronInset)))
      mark(.chevron)
      close()
    }
    close()
  }
}

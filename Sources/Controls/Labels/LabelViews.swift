internal import LayoutCore

/// A `Label` is its icon before its title; in rows of a list icons share a column (M2.5).
struct LabelViews: ControlViews {
  let isIconOnly: Bool

  var dependsOnRow: Bool { true }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    let style = builder.controlStyles.label
    let hidden = isIconOnly || style == .iconOnly ? given.label : nil
    let icon = style != .titleOnly || given.label == nil ? given.icon : nil
    let metrics = builder.controlMetrics
    let column =
      given.isInRow && hidden == nil && icon != nil && given.label != nil
      ? 2 * metrics.rowIconCenter : 0
    let spacing = column > 0 ? metrics.rowTitleInset - column : nil
    builder.open(.hStack(alignment: .center, spacing: hidden == nil ? spacing : 0))
    if column > 0 {
      builder.open(.modifier(.frame(width: column, height: nil, alignment: .center)))
    }
    builder.part(.icon, icon)
    if column > 0 { builder.close() }
    if let hidden { builder.hiddenLabel(hidden) } else { builder.part(.label, given.label) }
    builder.close()
  }
}

internal import LayoutCore

/// A `Label` is its icon before its title.
struct LabelViews: ControlViews {
  let isIconOnly: Bool

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    let style = builder.controlStyles.label
    let hidden = isIconOnly || style == .iconOnly ? given.label : nil
    builder.open(.hStack(alignment: .center, spacing: hidden == nil ? nil : 0))
    if style != .titleOnly || given.label == nil { builder.part(.icon, given.icon) }
    if let hidden { builder.hiddenLabel(hidden) } else { builder.part(.label, given.label) }
    builder.close()
  }
}

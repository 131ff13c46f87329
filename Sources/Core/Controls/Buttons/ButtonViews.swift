internal import LayoutCore

/// A `Button` or `Link` is its label, with room around it if it has a border.
struct ButtonViews: ControlViews {
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.button(given.label)
  }
}

/// An `EditButton` has the label "Edit" unless it is given another.
struct EditButtonViews: ControlViews {
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.button(given.label ?? { $0.leaf(.text("Edit")) })
  }
}

extension ViewTreeBuilder {
  mutating func button(_ label: Slot?) {
    if controlStyles.button.isBordered { bordered(label) } else { part(.label, label) }
  }

  mutating func bordered(_ label: Slot?) {
    let (horizontal, vertical, isSmall) =
      switch controlStyles.size {
      case .mini, .small:
        (controlMetrics.smallButtonInset, controlMetrics.smallButtonVerticalInset, true)
      case .regular:
        (controlMetrics.buttonInset, controlMetrics.buttonVerticalInset, false)
      case .large, .extraLarge:
        (controlMetrics.largeButtonInset, controlMetrics.largeButtonVerticalInset, false)
      }
    let insets = EdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
    open(.modifier(.paddingInsets(insets)))
    if isSmall { open(.modifier(.font(.subheadline))) }
    open(.hStack(alignment: .center, spacing: nil))
    part(.label, label)
    close()
    if isSmall { close() }
    close()
  }
}

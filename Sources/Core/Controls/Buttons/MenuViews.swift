internal import LayoutCore

/// The items of a `Menu`, laid over its label while it is open.
struct MenuViews: ControlViews {
  let isOpen: Bool

  var presences: [Bool] { [isOpen] }

  /// The least width of the menu, and the insets of each of its rows, in points (M3.21).
  private static let width = 250.0
  private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    builder.button(given.label)
    builder.conditional(isOpen) { builder in
      // Of layered views those of the highest priority make size and spacing.
      builder.open(.modifier(.layoutPriority(-1)))
      builder.withoutRoom(alignment: Alignment(horizontal: .center, vertical: .top)) { builder in
        builder.open(.modifier(.fixedSize(horizontal: true, vertical: true)))
        builder.part(.menu) { builder in
          let outer = builder.controlStyles.isInMenu
          builder.controlStyles.isInMenu = true
          let width = FlexibleFrame(minWidth: Self.width)
          builder.open(.modifier(.flexibleFrame(width, alignment: .leading)))
          builder.open(.modifier(.paddingInsets(Self.insets)))
          builder.open(.vStack(alignment: .leading, spacing: Self.insets.top + Self.insets.bottom))
          builder.part(.content, given.content)
          for _ in 0..<3 { builder.close() }
          builder.controlStyles.isInMenu = outer
        }
        builder.close()
      }
      builder.close()
    }
  }
}

internal import LayoutCore

/// What a `Menu` offers lies over its label while it is open.
struct MenuViews: ControlViews {
  let isOpen: Bool

  var presences: [Bool] { [isOpen] }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    builder.button(given.label)
    builder.conditional(isOpen) { builder in
      // Of overlapping views those of the highest priority make size and spacing.
      builder.open(.modifier(.layoutPriority(-1)))
      builder.withoutRoom(alignment: Alignment(horizontal: .center, vertical: .top)) { builder in
        builder.open(.modifier(.fixedSize(horizontal: true, vertical: true)))
        builder.part(.menu) { builder in
          let outer = builder.controlStyles.isInMenu
          builder.controlStyles.isInMenu = true
          builder.column(.leading) { $0.part(.content, given.content) }
          builder.controlStyles.isInMenu = outer
        }
        builder.close()
      }
      builder.close()
    }
  }
}

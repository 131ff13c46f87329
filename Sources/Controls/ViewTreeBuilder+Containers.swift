public import LayoutCore

/// Controls that hold views.
extension ViewTreeBuilder {
  /// What a menu offers lies over its label while it is open.
  mutating func menu(_ control: Control, _ label: Slot?, _ content: Slot?) {
    button(label)
    conditional(control.partPresences[0]) { builder in
      // Of overlapping views those of the highest priority make size and spacing.
      builder.open(.modifier(.layoutPriority(-1)))
      builder.withoutRoom(alignment: Alignment(horizontal: .center, vertical: .top)) { builder in
        builder.open(.modifier(.fixedSize(horizontal: true, vertical: true)))
        builder.column(.leading) { $0.slot(.content, content) }
        builder.close()
      }
      builder.close()
    }
  }

  mutating func disclosure(_ control: Control, _ label: Slot?, _ content: Slot?) {
    column(.leading) { builder in
      builder.row(label, hidesLabel: false) { $0.chevron() }
      builder.conditional(control.partPresences[0]) { $0.slot(.content, content) }
    }
  }

  mutating func groupBox(_ label: Slot?, _ content: Slot?) {
    open(.modifier(.padding(edges: .all, length: nil)))
    column(.leading) { builder in
      builder.slot(.label, label)
      builder.slot(.content, content)
    }
    close()
  }

  /// The content of every tab, of which the selected one is there, above the tabs.
  mutating func tabView(_ control: Control, _ titles: [Control.Tab], _ contents: [Slot?]) {
    open(.vStack(alignment: .center, spacing: 0))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity),
          alignment: .center
        )
      )
    )
    open(.zStack(alignment: .center))
    for (index, isPresent) in control.partPresences.enumerated() {
      conditional(isPresent) {
        $0.slot(.content, contents.indices.contains(index) ? contents[index] : nil)
      }
    }
    close()
    close()
    open(.hStack(alignment: .center, spacing: 0))
    for tab in titles {
      open(.slot(.footer))
      open(
        .modifier(
          .flexibleFrame(
            FlexibleFrame(
              maxWidth: .infinity,
              minHeight: controlMetrics.tabBarHeight,
              maxHeight: controlMetrics.tabBarHeight
            ),
            alignment: .center
          )
        )
      )
      leaf(.text(tab.title))
      close()
      close()
    }
    close()
    close()
  }
}

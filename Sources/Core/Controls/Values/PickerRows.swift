internal import LayoutCore

/// The rows of an inline picker in a list: one for its title and one for each option, the selected
/// one with a checkmark (M5.18).
extension ViewTreeBuilder {
  /// Adds the rows.
  ///
  /// - Parameters:
  ///   - options: The words of the options.
  ///   - label: The picker's label.
  ///   - marks: Whether each of the options has a checkmark.
  mutating func optionRows(_ options: [String], label: Slot?, marks: [Bool]) {
    let hidesLabel = controlStyles.hidesLabels
    open(.rows(ListSpacing(rows: controlStyles.rowSpacing)))
    if let label, !hidesLabel {
      listRow { builder in
        builder.open(.modifier(.foregroundStyle(.level(.secondary))))
        builder.visibleLabel(label)
        builder.close()
      }
    }
    for (index, option) in options.enumerated() {
      listRow { builder in
        builder.open(.hStack(alignment: .center, spacing: 0))
        if hidesLabel, index == 0, label != nil { builder.hiddenLabel(label) }
        builder.option(index, option)
        builder.conditional(marks[index]) { $0.checkmark() }
        builder.close()
      }
    }
    close()
  }

  /// Adds the options of a picker in a menu, the selected one with a checkmark (A2.25).
  ///
  /// - Parameters:
  ///   - options: The words of the options.
  ///   - label: The picker's label, which is spoken and not shown.
  ///   - marks: Whether each of the options has a checkmark.
  mutating func menuOptions(_ options: [String], label: Slot?, marks: [Bool]) {
    column(.leading) { builder in
      for (index, option) in options.enumerated() {
        builder.open(.hStack(alignment: .center, spacing: 0))
        if index == 0, label != nil { builder.hiddenLabel(label) }
        builder.option(index, option)
        builder.conditional(marks[index]) { $0.checkmark() }
        builder.close()
      }
    }
  }

  /// Adds an item of a menu that is on or off: its label, with a checkmark if it is on (A2.25).
  mutating func markedItem(_ label: Slot?, isMarked: Bool) {
    open(.hStack(alignment: .center, spacing: 0))
    let leading = Alignment(horizontal: .leading, vertical: .center)
    open(.modifier(.flexibleFrame(FlexibleFrame(maxWidth: .infinity), alignment: leading)))
    part(.label, label ?? { $0.leaf(.emptyView) })
    close()
    conditional(isMarked) { $0.checkmark() }
    close()
  }

  /// Adds a label, or no view at all if it has no content, so that it makes no row.
  private mutating func visibleLabel(_ label: Slot) {
    open(.slot(.label))
    let place = openPlace()
    label(&self)
    close()
    if !showsAnything(inside: place) { fill(place, with: .conditional(isPresent: false)) }
    close()
  }

  private func showsAnything(inside node: Int) -> Bool {
    children(of: node).contains { child in
      let content = content(of: child)
      return content.role == .view
        ? content.string?.isEmpty != true : showsAnything(inside: child)
    }
  }

  /// Adds an option at the leading edge, with all the room beside the checkmark.
  private mutating func option(_ index: Int, _ option: String) {
    part(.option(index)) { builder in
      let leading = Alignment(horizontal: .leading, vertical: .center)
      builder.open(
        .modifier(.flexibleFrame(FlexibleFrame(maxWidth: .infinity), alignment: leading))
      )
      builder.leaf(.text(option))
      builder.close()
    }
  }

  /// Adds the checkmark, 8 behind its option; it makes no row higher (M5.5).
  private mutating func checkmark() {
    let font = EnvironmentChange(name: "font") {
      $0.font = TextFont(size: .style(.body), weight: .semibold)
    }
    let modifiers: [ModifierContent] = [
      .frame(width: nil, height: 0, alignment: .center), .padding(edges: .leading, length: 8),
      .environment(font), .foregroundStyle(.semantic(.tint)),
    ]
    for modifier in modifiers { open(.modifier(modifier)) }
    part(.checkmark) { $0.leaf(.symbol("checkmark", capInsets: nil)) }
    for _ in modifiers { close() }
  }
}

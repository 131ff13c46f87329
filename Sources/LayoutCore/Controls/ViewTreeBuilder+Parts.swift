/// What controls are made of.
extension ViewTreeBuilder {
  mutating func slot(_ slot: ControlSlot, _ views: Slot?) {
    guard let views else { return }
    open(.slot(slot))
    views(&self)
    close()
  }

  mutating func conditional(_ isPresent: Bool, _ views: Slot) {
    open(.conditional(isPresent: isPresent))
    views(&self)
    close()
  }

  mutating func part(_ size: Size) {
    open(.slot(.part))
    leaf(.image(name: nil, size: size, capInsets: nil))
    close()
  }

  mutating func bar(height: Double) {
    open(.slot(.part))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(
            minWidth: 0,
            idealWidth: controlMetrics.barWidth,
            maxWidth: .infinity,
            minHeight: height,
            idealHeight: height,
            maxHeight: height
          ),
          alignment: .center
        )
      )
    )
    leaf(.color(nil))
    close()
    close()
  }

  /// A text that is part of a control's looks and says nothing of its own.
  mutating func partText(_ text: String) {
    open(.slot(.part))
    leaf(.text(text))
    close()
  }

  mutating func column(_ alignment: HorizontalAlignment, _ views: Slot) {
    open(.vStack(alignment: alignment, spacing: nil))
    views(&self)
    close()
  }

  /// A label, room, and the control proper.
  mutating func row(_ label: Slot?, hasSpacer: Bool = true, _ control: Slot) {
    guard let label else { return control(&self) }
    open(.hStack(alignment: .center, spacing: nil))
    slot(.label, label)
    if hasSpacer { leaf(.spacer(minLength: nil)) }
    control(&self)
    close()
  }

  mutating func labelParts(icon: Slot?, title: Slot?, hiddenTitle: Slot?) {
    open(.hStack(alignment: .center, spacing: hiddenTitle == nil ? nil : 0))
    slot(.icon, icon)
    slot(.label, title)
    if let hiddenTitle {
      // Its words still name the label; they take no room.
      withoutRoom(alignment: .center) { builder in
        builder.open(.modifier(.clipped))
        builder.open(.group)
        builder.slot(.label, hiddenTitle)
        builder.close()
        builder.close()
      }
    }
    close()
  }

  /// Views that the others are laid out without.
  mutating func withoutRoom(alignment: Alignment, _ views: Slot) {
    open(.modifier(.frame(width: 0, height: 0, alignment: alignment)))
    views(&self)
    close()
  }
}

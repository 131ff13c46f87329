public import LayoutCore

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

  mutating func chevron() {
    part(Size(width: controlMetrics.chevron, height: controlMetrics.chevron))
  }

  /// A label, room, and the control proper.
  mutating func row(_ label: Slot?, hidesLabel: Bool? = nil, _ control: Slot) {
    guard let label else { return control(&self) }
    let hidesLabel = hidesLabel ?? controlStyles.hidesLabels
    open(.hStack(alignment: .center, spacing: hidesLabel ? 0 : nil))
    if hidesLabel {
      hiddenLabel(label)
    } else {
      slot(.label, label)
      leaf(.spacer(minLength: nil))
    }
    control(&self)
    close()
  }

  /// A label whose words name the control and that takes no room.
  private mutating func hiddenLabel(_ label: Slot?) {
    withoutRoom(alignment: .center) { builder in
      builder.open(.modifier(.clipped))
      builder.open(.group)
      builder.slot(.label, label)
      builder.close()
      builder.close()
    }
  }

  mutating func label(title: Slot?, icon: Slot?, isIconOnly: Bool) {
    let hidden = isIconOnly || controlStyles.label == .iconOnly ? title : nil
    open(.hStack(alignment: .center, spacing: hidden == nil ? nil : 0))
    if controlStyles.label != .titleOnly || title == nil { slot(.icon, icon) }
    if let hidden { hiddenLabel(hidden) } else { slot(.label, title) }
    close()
  }

  /// Views that the others are laid out without.
  mutating func withoutRoom(alignment: Alignment, _ views: Slot) {
    open(.modifier(.frame(width: 0, height: 0, alignment: alignment)))
    views(&self)
    close()
  }
}

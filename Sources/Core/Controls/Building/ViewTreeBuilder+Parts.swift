internal import LayoutCore

/// The parts of controls.
extension ViewTreeBuilder {
  /// Adds views that are a part of the open control; nothing for nil.
  mutating func part(_ part: ControlPart, _ views: Slot?) {
    guard let views else { return }
    open(.slot(part))
    views(&self)
    close()
  }

  /// Adds a part of a fixed size.
  mutating func part(_ part: ControlPart, size: Size) {
    open(.slot(part))
    leaf(.image(name: nil, size: size, capInsets: nil))
    close()
  }

  /// Adds a part that is a text.
  mutating func part(_ part: ControlPart, text: String) {
    open(.slot(part))
    leaf(.text(text))
    close()
  }

  /// Adds a part that is a text in a frame, as wide as is offered.
  mutating func part(_ part: ControlPart, text: String, height: Double) {
    open(.slot(part))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, minHeight: height, maxHeight: height),
          alignment: .center
        )
      )
    )
    leaf(.text(text))
    close()
    close()
  }

  /// Adds the track of a slider or of progress.
  mutating func track(height: Double) {
    open(.slot(.track))
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

  /// Adds a mark at the end of a row.
  mutating func mark(_ part: ControlPart) {
    let (width, height) = (controlMetrics.chevronWidth, controlMetrics.chevronHeight)
    self.part(part, size: Size(width: width, height: height))
  }

  /// Adds a badge at the end of a row's content (M4.10).
  mutating func badge(_ text: String) {
    leaf(.spacer(minLength: nil))
    open(.modifier(.foregroundStyle(.level(.secondary))))
    part(.badge, text: text)
    close()
  }

  mutating func conditional(_ isPresent: Bool, _ views: Slot) {
    open(.conditional(isPresent: isPresent))
    views(&self)
    close()
  }

  mutating func column(_ alignment: HorizontalAlignment, _ views: Slot) {
    open(.vStack(alignment: alignment, spacing: nil))
    views(&self)
    close()
  }

  /// Adds a label, room, and the control itself.
  mutating func row(
    _ label: Slot?,
    alignment: VerticalAlignment = .center,
    hidesLabel: Bool? = nil,
    _ control: Slot
  ) {
    guard let label else { return control(&self) }
    let hidesLabel = hidesLabel ?? controlStyles.hidesLabels
    open(.hStack(alignment: alignment, spacing: hidesLabel ? 0 : nil))
    if hidesLabel {
      hiddenLabel(label)
    } else {
      part(.label, label)
      leaf(.spacer(minLength: nil))
    }
    control(&self)
    close()
  }

  /// Adds a control that is no text to its neighbours although its label is one (M3.10), and does
  /// not add the insets of text to its row (M5.5).
  ///
  /// - Parameter height: The height of the control beside its label.
  mutating func framed(height: Double, isInRow: Bool, _ control: Slot) {
    guard !isInRow else { return control(&self) }
    open(
      .modifier(
        .flexibleFrame(FlexibleFrame(minHeight: height), alignment: .center)
      )
    )
    control(&self)
    close()
  }

  /// Adds a part of a fixed size that makes no row higher than its text does.
  mutating func part(_ part: ControlPart, size: Size, isInRow: Bool) {
    if isInRow { open(.modifier(.frame(width: nil, height: 0, alignment: .center))) }
    self.part(part, size: size)
    if isInRow { close() }
  }

  /// Adds a label whose words name the control and that takes no room.
  mutating func hiddenLabel(_ label: Slot?) {
    withoutRoom(alignment: .center) { builder in
      builder.open(.modifier(.clipped))
      builder.open(.group)
      builder.part(.label, label)
      builder.close()
      builder.close()
    }
  }

  /// Adds views that take no room in the layout.
  mutating func withoutRoom(alignment: Alignment, _ views: Slot) {
    open(.modifier(.frame(width: 0, height: 0, alignment: alignment)))
    views(&self)
    close()
  }
}

extension ModifierContent {
  /// `font(_:)` with a text style.
  static func font(
    _ style: TextStyle,
    leading: TextFont.Leading = .standard
  ) -> ModifierContent {
    let font = TextFont(size: .style(style), leading: leading)
    return .environment(EnvironmentChange(name: "font") { $0.font = font })
  }
}

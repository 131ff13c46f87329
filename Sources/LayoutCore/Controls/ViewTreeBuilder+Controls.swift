/// Controls as views: each is a node that says what it means, around ordinary views that say what
/// it looks like.
extension ViewTreeBuilder {
  /// Builds the views of a slot of a control.
  public typealias Slot = (inout ViewTreeBuilder) -> Void

  /// Adds a control.
  ///
  /// - Parameters:
  ///   - control: What it is and its state.
  ///   - label: Its label; nil for none.
  ///   - icon: The picture of a `Label`.
  ///   - header: What stands above the content of a section.
  ///   - footer: What stands below it.
  ///   - content: What it holds.
  public mutating func control(
    _ control: Control,
    id: String? = nil,
    label: Slot? = nil,
    icon: Slot? = nil,
    header: Slot? = nil,
    footer: Slot? = nil,
    content: Slot? = nil
  ) {
    open(.control(control), id: id)
    switch control {
    case .button, .editButton, .link, .navigationLink, .menu:
      slot(.label, label)
    case .label(let isIconOnly):
      labelParts(icon: icon, title: isIconOnly ? nil : label, hiddenTitle: isIconOnly ? label : nil)
    case .toggle:
      let size = Size(width: controlMetrics.switchWidth, height: controlMetrics.switchHeight)
      row(label) { $0.part(size) }
    case .stepper:
      let size = Size(width: controlMetrics.stepperWidth, height: controlMetrics.stepperHeight)
      row(label) { $0.part(size) }
    case .slider:
      row(label, hasSpacer: false) { $0.bar(height: $0.controlMetrics.sliderHeight) }
    case .textField(let input):
      textInput(input)
    case .picker(let style, let options, let selection):
      picker(style, options, selection, label)
    case .progressView(let value, let currentValueLabel):
      progress(value, currentValueLabel, label)
    case .gauge(let value, let currentValueLabel):
      progress(value, currentValueLabel, label)
    case .datePicker(let date, let time):
      row(label) { $0.dateParts([date, time]) }
    case .disclosureGroup(let isExpanded):
      disclosure(isExpanded, label, content)
    case .groupBox:
      groupBox(label, content)
    case .section:
      column(.leading) {
        $0.slot(.header, header)
        $0.slot(.content, content)
        $0.slot(.footer, footer)
      }
    case .list, .form:
      listRows(content)
    case .navigationStack:
      column(.center) { $0.slot(.content, content) }
    case .tabView(let tabs, _):
      tabView(tabs, content)
    }
    close()
  }

  // MARK: Parts

  private mutating func slot(_ slot: ControlSlot, _ views: Slot?) {
    guard let views else { return }
    open(.slot(slot))
    views(&self)
    close()
  }

  private mutating func part(_ size: Size) {
    open(.slot(.part))
    leaf(.image(name: nil, size: size, capInsets: nil))
    close()
  }

  private mutating func bar(height: Double) {
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
  private mutating func partText(_ text: String) {
    open(.slot(.part))
    leaf(.text(text))
    close()
  }

  private mutating func column(_ alignment: HorizontalAlignment, _ views: Slot) {
    open(.vStack(alignment: alignment, spacing: nil))
    views(&self)
    close()
  }

  /// A label, room, and the control proper.
  private mutating func row(_ label: Slot?, hasSpacer: Bool = true, _ control: Slot) {
    guard let label else { return control(&self) }
    open(.hStack(alignment: .center, spacing: nil))
    slot(.label, label)
    if hasSpacer { leaf(.spacer(minLength: nil)) }
    control(&self)
    close()
  }

  // MARK: Controls

  private mutating func labelParts(icon: Slot?, title: Slot?, hiddenTitle: Slot?) {
    open(.hStack(alignment: .center, spacing: nil))
    slot(.icon, icon)
    slot(.label, title)
    if let hiddenTitle {
      // Its words still name the label; they take no room.
      open(.modifier(.frame(width: 0, height: 0, alignment: .center)))
      open(.modifier(.clipped))
      open(.group)
      slot(.label, hiddenTitle)
      close()
      close()
      close()
    }
    close()
  }

  private mutating func textInput(_ input: Control.TextInput) {
    let shown: String
    switch (input.kind, input.text.isEmpty) {
    case (_, true): shown = input.prompt ?? input.title ?? " "
    case (.secure, false): shown = String(repeating: "•", count: input.text.count)
    case (_, false): shown = input.text
    }
    let isEditor = input.kind == .editor
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, maxHeight: isEditor ? .infinity : nil),
          alignment: isEditor ? .topLeading : Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    partText(shown.isEmpty ? " " : shown)
    close()
  }

  private mutating func picker(
    _ style: Control.PickerStyle,
    _ options: [String],
    _ selection: String?,
    _ label: Slot?
  ) {
    switch style {
    case .menu:
      row(label) { $0.partText(selection ?? options.first ?? " ") }
    case .segmented:
      open(.hStack(alignment: .center, spacing: 0))
      for option in options { segment(option) }
      close()
    case .inline, .wheel:
      column(.leading) { builder in
        builder.slot(.label, label)
        for option in options { builder.segment(option) }
      }
    }
  }

  /// An option, each with a node of its own so that it has a frame.
  private mutating func segment(_ option: String) {
    open(.slot(.content))
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity,
            minHeight: controlMetrics.segmentHeight,
            maxHeight: controlMetrics.segmentHeight
          ),
          alignment: .center
        )
      )
    )
    leaf(.text(option))
    close()
    close()
  }

  private mutating func progress(
    _ value: Control.BoundedValue?,
    _ currentValueLabel: String?,
    _ label: Slot?
  ) {
    column(.leading) { builder in
      builder.slot(.label, label)
      if value == nil {
        builder.part(Size(width: 20, height: 20))
      } else {
        builder.bar(height: builder.controlMetrics.progressHeight)
      }
      if let currentValueLabel { builder.partText(currentValueLabel) }
    }
  }

  private mutating func dateParts(_ texts: [String?]) {
    open(.hStack(alignment: .center, spacing: nil))
    for text in texts.compactMap({ $0 }) {
      open(.slot(.content))
      leaf(.text(text))
      close()
    }
    close()
  }

  private mutating func disclosure(_ isExpanded: Bool, _ label: Slot?, _ content: Slot?) {
    column(.leading) { builder in
      builder.row(label) {
        $0.part(Size(width: $0.controlMetrics.chevron, height: $0.controlMetrics.chevron))
      }
      if isExpanded { builder.slot(.content, content) }
    }
  }

  private mutating func groupBox(_ label: Slot?, _ content: Slot?) {
    open(.modifier(.padding(edges: .all, length: nil)))
    column(.leading) { builder in
      builder.slot(.label, label)
      builder.slot(.content, content)
    }
    close()
  }

  /// A list fills the room it is offered; its rows lie below each other at its top.
  private mutating func listRows(_ content: Slot?) {
    let rowFrame = FlexibleFrame(maxWidth: .infinity, minHeight: controlMetrics.rowHeight)
    open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
          alignment: .topLeading
        )
      )
    )
    open(.modifier(.fixedSize(horizontal: false, vertical: true)))
    open(.vStack(alignment: .leading, spacing: 0))
    open(
      .modifier(
        .flexibleFrame(
          rowFrame,
          alignment: Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    open(.modifier(.padding(edges: .horizontal, length: controlMetrics.rowInset)))
    open(.group)
    slot(.content, content)
    for _ in 0..<6 { close() }
  }

  private mutating func tabView(_ tabs: [Control.Tab], _ content: Slot?) {
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
    slot(.content, content)
    close()
    close()
    open(.hStack(alignment: .center, spacing: 0))
    for tab in tabs {
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

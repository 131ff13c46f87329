public import LayoutCore

/// Controls as views: each is a node that says what it means, around ordinary views that say what
/// it looks like.
///
/// | controls | where |
/// | --- | --- |
/// | that show or change a value | `ViewTreeBuilder+Values` |
/// | that hold views | `ViewTreeBuilder+Containers` |
/// | lists and forms | `ViewTreeBuilder+Lists` |
/// | tables | `ViewTreeBuilder+Table` |
/// | what they are made of | `ViewTreeBuilder+Parts` |
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
  ///   - tabs: What each tab of a tab view holds.
  public mutating func control(
    _ control: Control,
    id: String? = nil,
    label: Slot? = nil,
    icon: Slot? = nil,
    header: Slot? = nil,
    footer: Slot? = nil,
    content: Slot? = nil,
    tabs: [Slot?] = []
  ) {
    let isRow: Bool =
      switch control {
      case .section, .navigationLink: isAmongRows
      default: false
      }
    open(.control(control), id: id)
    switch control {
    case .button, .link:
      button(label)
    case .editButton:
      button(label ?? { $0.leaf(.text("Edit")) })
    case .navigationLink:
      if isRow { row(label, hidesLabel: false) { $0.chevron() } } else { button(label) }
    case .menu:
      menu(control, label, content)
    case .label(let isIconOnly):
      self.label(title: label, icon: icon, isIconOnly: isIconOnly)
    case .toggle where controlStyles.toggle == .button:
      bordered(label)
    case .toggle:
      let size = Size(width: controlMetrics.switchWidth, height: controlMetrics.switchHeight)
      row(label) { $0.part(size) }
    case .stepper:
      let size = Size(width: controlMetrics.stepperWidth, height: controlMetrics.stepperHeight)
      row(label) { $0.part(size) }
    case .slider:
      // A slider on a phone does not show its label.
      row(label, hidesLabel: true) { $0.bar(height: $0.controlMetrics.sliderHeight) }
    case .textField(let input):
      textInput(input)
    case .picker(let style, let options, _):
      picker(control, style, options, label)
    case .progressView, .gauge:
      progress(control, label)
    case .datePicker:
      row(label) { $0.dateParts(control) }
    case .disclosureGroup:
      disclosure(control, label, content)
    case .groupBox:
      groupBox(label, content)
    case .section:
      section(isRow: isRow, header: header, content: content, footer: footer)
    case .list, .form:
      list(content)
    case .table(let columns):
      table(columns, content)
    case .tableRow:
      tableRow(.content, content)
    case .navigationStack:
      column(.center) { $0.slot(.content, content) }
    case .tabView(let titles, _):
      tabView(control, titles, tabs)
    }
    close()
  }
}

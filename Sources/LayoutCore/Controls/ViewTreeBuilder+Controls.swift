/// Controls as views: each is a node that says what it means, around ordinary views that say what
/// it looks like.
///
/// | controls | where |
/// | --- | --- |
/// | that show or change a value | `ViewTreeBuilder+Values` |
/// | that hold views | `ViewTreeBuilder+Containers` |
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
    open(.control(control), id: id)
    switch control {
    case .button, .editButton, .link, .navigationLink:
      slot(.label, label)
    case .menu:
      menu(control, label, content)
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
      column(.leading) {
        $0.slot(.header, header)
        $0.slot(.content, content)
        $0.slot(.footer, footer)
      }
    case .list, .form:
      listRows(content)
    case .table(let columns):
      table(columns, content)
    case .tableRow:
      tableRow(.content, content)
    case .scrollView:
      scrolled(content)
    case .navigationStack, .lazyStack(.vertical):
      column(.center) { $0.slot(.content, content) }
    case .lazyStack(.horizontal):
      open(.hStack(alignment: .center, spacing: nil))
      slot(.content, content)
      close()
    case .tabView(let titles, _):
      tabView(control, titles, tabs)
    }
    close()
  }
}

internal import LayoutCore

extension Control {
  /// The accessibility of the control.
  var semantics: any ControlSemantics {
    switch self {
    case .button: ButtonSemantics()
    case .editButton: ButtonSemantics(defaultLabel: "Edit")
    case .link(let destination): LinkSemantics(destination: destination)
    case .navigationLink(let isInNavigation, _): NavigationLinkSemantics(isEnabled: isInNavigation)
    case .menu(let isOpen): MenuSemantics(isOpen: isOpen)
    case .toggle(let state): ToggleSemantics(state: state)
    case .slider(let value, let marks): SliderSemantics(value: value, name: marks.valueText)
    case .stepper(let value): StepperSemantics(value: value)
    case .textField(let input): TextFieldSemantics(input: input)
    case .picker(let style, let options, let selection, let place):
      PickerSemantics(style: style, options: options, selection: selection, place: place)
    case .progressView(let value, let current):
      ProgressSemantics(value: value, current: current)
    case .gauge(let value, let current): GaugeSemantics(value: value, current: current)
    case .datePicker(let date, _): DatePickerSemantics(date: date)
    case .colorPicker: ButtonSemantics()
    case .label: LabelSemantics()
    case .labeledContent: LabeledContentSemantics()
    case .disclosureGroup(let isExpanded): DisclosureGroupSemantics(isExpanded: isExpanded)
    case .groupBox: GroupBoxSemantics()
    case .navigationStack(let levels): NavigationStackSemantics(kind: levels.kind)
    case .navigationSplitView(let columns): NavigationSplitViewSemantics(columns: columns)
    case .tableRow: ContentSemantics()
    case .rowControl(let control): RowControlSemantics(control: control)
    case .bar(let bar): BarSemantics(bar: bar)
    case .form: FormSemantics()
    case .tabView(let tabs, let selection): TabViewSemantics(tabs: tabs, selection: selection)
    case .section: SectionSemantics()
    case .list: ListSemantics()
    case .table: TableSemantics()
    }
  }
}

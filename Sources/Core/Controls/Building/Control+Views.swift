internal import LayoutCore

extension Control {
  /// The views of the control.
  var views: any ControlViews {
    switch self {
    case .button, .link: ButtonViews()
    case .editButton: EditButtonViews()
    case .navigationLink: NavigationLinkViews()
    case .menu(let isOpen): MenuViews(isOpen: isOpen)
    case .toggle(let state): ToggleViews(state: state)
    case .slider(let value, _): SliderViews(value: value)
    case .stepper(let value): StepperViews(value: value)
    case .textField(let input): TextFieldViews(input: input)
    case .picker(let style, let options, let selection, let place):
      PickerViews(style: style, options: options, selection: selection, place: place)
    case .progressView(let value, let current):
      ProgressViews(isKnown: value != nil, currentValueLabel: current)
    case .gauge(_, let current): ProgressViews(isKnown: true, currentValueLabel: current)
    case .datePicker(let date, let time): DatePickerViews(date: date, time: time)
    case .colorPicker: ColorPickerViews()
    case .label(let isIconOnly): LabelViews(isIconOnly: isIconOnly)
    case .labeledContent: LabeledContentViews()
    case .disclosureGroup(let isExpanded): DisclosureGroupViews(isExpanded: isExpanded)
    case .groupBox: GroupBoxViews()
    case .navigationStack(let levels): NavigationStackViews(levels: levels)
    case .navigationSplitView(let columns): NavigationSplitViewViews(columns: columns)
    case .bar: BarViews()
    case .tabView(let tabs, let selection): TabViewViews(tabs: tabs, selection: selection)
    case .section: SectionViews()
    case .list, .form: ListViews()
    case .table(let columns): TableViews(columns: columns)
    case .tableRow: TableRowViews()
    case .rowControl(let control): RowControlViews(control: control)
    }
  }
}

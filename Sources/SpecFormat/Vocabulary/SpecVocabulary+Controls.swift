internal import LayoutCore

extension SpecVocabulary {
  private static let title = SpecField("title", .string)
  private static let label = SpecField("label", .views)
  private static let range = SpecField("in", .list(.number, count: 2))

  /// Controls and the containers that mean something to assistive technology.
  static let controls = [
    SpecView(
      control: "Button",
      [title, label, SpecField("role", .oneOf(Control.ButtonRole.allCases.map(\.rawValue)))]
    ) { .button($0.choice(Control.ButtonRole.self, "role", of: $1)) },
    SpecView("EditButton", [], .editButton),
    SpecView(control: "Link", [title, label, SpecField("destination", .string)]) {
      .link(destination: $0.string("destination", of: $1))
    },
    SpecView(
      control: "NavigationLink",
      [title, label, SpecField("isInNavigation", .boolean)]
    ) { .navigationLink(isInNavigation: $0.boolean("isInNavigation", of: $1) ?? true) },
    SpecView(
      control: "Toggle",
      [title, label, SpecField("isOn", .either([.boolean, .oneOf(["mixed"])]), required: true)]
    ) { .toggle($0.toggleState($1)) },
    SpecView(control: "Slider", [title, label, range] + boundedFields) {
      .slider($0.boundedValue($1, defaultRange: 0...1))
    },
    SpecView(control: "Stepper", [title, label, range] + boundedFields) {
      .stepper(
        $0.boundedValue(
          $1,
          defaultRange: -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude)
        )
      )
    },
    SpecView(control: "TextField", [title] + inputFields) { .textField($0.textInput($1, .plain)) },
    SpecView(control: "SecureField", [title] + inputFields) {
      .textField($0.textInput($1, .secure))
    },
    SpecView(
      control: "TextEditor",
      [SpecField("text", .string), SpecField("isEditing", .boolean)]
    ) { .textField($0.textInput($1, .editor)) },
    SpecView(
      "Label",
      [title, label, SpecField("systemImage", .string), SpecField("icon", .views)]
    ) { $0.labelView($1, id: $2) },
    SpecView(
      control: "Picker",
      [
        title, label, SpecField("options", .list(.string), required: true),
        SpecField("selection", .string),
        SpecField("style", .oneOf(Control.PickerStyle.allCases.map(\.rawValue))),
      ]
    ) { $0.picker($1) },
    SpecView(
      control: "ProgressView",
      [
        title, label, SpecField("value", .number), SpecField("total", .positiveNumber),
        SpecField("currentValueLabel", .string),
      ]
    ) { $0.progressView($1) },
    SpecView(
      control: "Gauge",
      [
        title, label, range, SpecField("value", .number, required: true),
        SpecField("currentValueLabel", .string),
      ]
    ) {
      .gauge(
        $0.boundedValue($1, defaultRange: 0...1),
        currentValueLabel: $0.string("currentValueLabel", of: $1)
      )
    },
    SpecView(
      control: "DatePicker",
      [title, label, SpecField("date", .string), SpecField("time", .string)]
    ) { .datePicker(date: $0.string("date", of: $1), time: $0.string("time", of: $1)) },
    SpecView("Menu", [title, label, children], .menu(isOpen: false)),
    SpecView(
      control: "DisclosureGroup",
      [title, label, SpecField("isExpanded", .boolean), children]
    ) { .disclosureGroup(isExpanded: $0.boolean("isExpanded", of: $1) ?? false) },
    SpecView("GroupBox", [title, label, children], .groupBox),
    SpecView(
      "Section",
      [
        SpecField("header", .either([.string, .views])),
        SpecField("footer", .either([.string, .views])), children,
      ]
    ) { $0.section($1, id: $2) },
    SpecView("List", [children], .list),
    SpecView("Form", [children], .form),
    SpecView(
      "Table",
      [SpecField("columns", .list(.string), required: true), children]
    ) { $0.table($1, id: $2) },
    SpecView("TableRow", [children]) { $0.tableRow($1, id: $2) },
    SpecView("NavigationStack", [children], .navigationStack),
    SpecView(container: "TimelineView", []) { _, _ in .group },
    SpecView(
      "TabView",
      [
        SpecField("tabs", .list(.object(tab)), required: true), SpecField("selection", .string),
      ]
    ) { $0.tabView($1, id: $2) },
  ]

  /// The modifiers that choose how controls look.
  static let controlModifiers: [SpecModifier] = [
    SpecModifier(style: "listStyle", \.styles.list),
    SpecModifier(plain: "listRowInsets", .defined("edgeInsets")) { $0.listRowInsets($2) },
    SpecModifier(look: "listRowSpacing", .number) {
      $0.extent($2, $1.quoted) != nil
    } apply: {
      $0.styles.rowSpacing = max($1.number ?? 0, 0)
    },
    SpecModifier(look: "listSectionSpacing", .either([.number, .oneOf(sectionSpacings)])) {
      $0.isSectionSpacing($2, $1)
    } apply: {
      $0.applySectionSpacing($1)
    },
    SpecModifier(style: "buttonStyle", \.styles.button),
    SpecModifier(style: "toggleStyle", \.styles.toggle),
    SpecModifier(style: "textFieldStyle", \.styles.textField),
    SpecModifier(style: "labelStyle", \.styles.label),
    SpecModifier(style: "pickerStyle", \.picker),
    SpecModifier(style: "controlSize", \.styles.size),
    SpecModifier(look: "labelsHidden", .yes) {
      $0.yes($2, $1)
    } apply: {
      $0.styles.hidesLabels = $1.boolean == true
    },
  ]

  package static let sectionSpacings = ["default", "compact"]

  private static let boundedFields = [
    SpecField("value", .number, required: true), SpecField("step", .positiveNumber),
  ]

  private static let inputFields = [
    SpecField("text", .string), SpecField("prompt", .string), SpecField("isEditing", .boolean),
  ]

  package static let tab = SpecObject([
    SpecField("title", .string, required: true),
    SpecField("systemImage", .string),
    SpecField("badge", .either([.number, .string])),
    children,
  ])
}

internal import LayoutCore

extension SpecVocabulary {
  private static let title = SpecField("title", .string)
  private static let label = SpecField("label", .views)
  private static let children = SpecField("children", .list(.view))
  private static let range = SpecField("in", .list(.number, count: 2))

  /// Controls and the containers that mean something to assistive technology.
  package static let controls: [(name: String, fields: [SpecField])] = [
    (
      "Button",
      [title, label, SpecField("role", .oneOf(Control.ButtonRole.allCases.map(\.rawValue)))]
    ),
    ("EditButton", []),
    ("Link", [title, label, SpecField("destination", .string)]),
    ("NavigationLink", [title, label, SpecField("isInNavigation", .boolean)]),
    (
      "Toggle",
      [title, label, SpecField("isOn", .either([.boolean, .oneOf(["mixed"])]), required: true)]
    ),
    ("Slider", [title, label, range] + boundedFields),
    ("Stepper", [title, label, range] + boundedFields),
    ("TextField", [title] + inputFields),
    ("SecureField", [title] + inputFields),
    ("TextEditor", [SpecField("text", .string), SpecField("isEditing", .boolean)]),
    (
      "Label",
      [title, label, SpecField("systemImage", .string), SpecField("icon", .views)]
    ),
    ("LabeledContent", [title, label, SpecField("value", .string), children]),
    (
      "Picker",
      [
        title, label, SpecField("options", .list(.string), required: true),
        SpecField("selection", .string),
        SpecField("style", .oneOf(Control.PickerStyle.allCases.map(\.rawValue))),
      ]
    ),
    (
      "ProgressView",
      [
        title, label, SpecField("value", .number), SpecField("total", .positiveNumber),
        SpecField("currentValueLabel", .string),
      ]
    ),
    (
      "Gauge",
      [
        title, label, range, SpecField("value", .number, required: true),
        SpecField("currentValueLabel", .string),
      ]
    ),
    ("DatePicker", [title, label, SpecField("date", .string), SpecField("time", .string)]),
    ("Menu", [title, label, children]),
    ("DisclosureGroup", [title, label, SpecField("isExpanded", .boolean), children]),
    ("GroupBox", [title, label, children]),
    (
      "Section",
      [
        SpecField("header", .either([.string, .views])),
        SpecField("footer", .either([.string, .views])), children,
      ]
    ),
    ("List", [children]),
    ("Form", [children]),
    ("Table", [SpecField("columns", .list(.string), required: true), children]),
    ("TableRow", [children]),
    ("NavigationStack", [children]),
    ("TimelineView", [children]),
    (
      "TabView",
      [
        SpecField("tabs", .list(.object(tab)), required: true), SpecField("selection", .string),
      ]
    ),
  ]

  /// The modifiers that choose how controls look.
  package static let controlModifiers = [
    SpecField("listStyle", .oneOf(ControlStyles.List.allCases.map(\.rawValue))),
    SpecField("listRowInsets", .defined("edgeInsets")),
    SpecField("listRowSpacing", .number),
    SpecField("listSectionSpacing", .either([.number, .oneOf(sectionSpacings)])),
    SpecField("buttonStyle", .oneOf(ControlStyles.Button.allCases.map(\.rawValue))),
    SpecField("toggleStyle", .oneOf(ControlStyles.Toggle.allCases.map(\.rawValue))),
    SpecField("textFieldStyle", .oneOf(ControlStyles.TextField.allCases.map(\.rawValue))),
    SpecField("labelStyle", .oneOf(ControlStyles.Label.allCases.map(\.rawValue))),
    SpecField("labeledContentStyle", .oneOf(ControlStyles.LabeledContent.allCases.map(\.rawValue))),
    SpecField("pickerStyle", .oneOf(Control.PickerStyle.allCases.map(\.rawValue))),
    SpecField("controlSize", .oneOf(ControlStyles.Size.allCases.map(\.rawValue))),
    SpecField("labelsHidden", .yes),
  ]

  package static func isControlModifier(_ name: String) -> Bool {
    controlModifierNames.contains(name)
  }

  private static let controlModifierNames = Set(controlModifiers.map(\.name))

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

internal import LayoutCore

extension SpecVocabulary {
  /// Controls and the containers that mean something to assistive technology.
  package static let controls = SpecControl.all.map { (name: $0.name, fields: $0.fields) }

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
}

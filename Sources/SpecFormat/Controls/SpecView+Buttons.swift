internal import LayoutCore

extension SpecView {
  static let buttons = [
    SpecView(
      control: "Button",
      [
        .title, .label, SpecField("role", .oneOf(Control.ButtonRole.allCases.map(\.rawValue))),
        SpecField("action", .defined("change")),
      ]
    ) { reader, node in
      reader.noteAction(of: node)
      return .button(reader.choice(Control.ButtonRole.self, "role", of: node))
    },
    SpecView("EditButton", [], .editButton),
    SpecView(control: "Link", [.title, .label, SpecField("destination", .string)]) { reader, node in
      .link(destination: reader.string("destination", of: node))
    },
    SpecView(
      control: "NavigationLink",
      [
        .title, .label, SpecField("isInNavigation", .boolean), SpecField("destination", .views),
        SpecField("value", SpecVocabulary.linkValue),
      ]
    ) { reader, node in
      .navigationLink(
        isInNavigation: reader.boolean("isInNavigation", of: node) ?? true,
        destination: reader.destination(of: node)
      )
    },
    SpecView("Menu", [.title, .label, .children], .menu(isOpen: false)),
    SpecView(
      control: "Toggle",
      [.title, .label, SpecField("isOn", .either([.boolean, .oneOf(["mixed"])]), required: true)]
    ) { reader, node in
      .toggle(reader.toggleState(node))
    },
  ]
}

extension SpecReader {
  fileprivate func toggleState(_ node: JSONNode) -> Control.ToggleState {
    guard let member = member("isOn", of: node) else { return .off }
    if member.value.string == "mixed" { return .mixed }
    guard let isOn = member.value.boolean else {
      wrongType(member, "true, false or \"mixed\"", of: "'isOn'")
      return .off
    }
    return isOn ? .on : .off
  }
}

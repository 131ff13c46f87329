internal import Controls
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
    SpecView("Menu", [.title, .label, .children]) { reader, node, id in
      reader.makeControl(
        .menu(isOpen: false),
        id: id,
        label: reader.label(of: node),
        content: reader.menuContent(of: node)
      )
    },
    SpecView(
      control: "Toggle",
      [.title, .label, SpecField("isOn", .either([.boolean, .oneOf(["mixed"])]), required: true)]
    ) { reader, node in
      .toggle(reader.toggleState(node))
    },
  ]
}

extension SpecReader {
  /// The items of a menu; a picker in it becomes its options, unless it is a submenu (A2.25).
  fileprivate func menuContent(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    node.value["children"].map { _ in
      slot { reader in
        reader.read(in: reader.scope.with { $0.controls.picker = .inline }) {
          reader.childViews(of: node)
        }
      }
    }
  }

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

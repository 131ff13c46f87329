import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

/// Identifiers, roles of the web, and what SwiftUI has and ATK has no word for.
@Suite struct AttributeTests {
  @Test func `An identifier is both the accessible id and an attribute`() {
    let button = record(.button) { $0.element.identifier = "send" }
    #expect(button.accessibleID == "send")
    #expect(button["id"] == "send")
  }

  @Test(
    "Where a role loses a meaning, xml-roles has it",
    arguments: [
      (AccessibilityRole.toggleSwitch, "switch"), (.searchField, "searchbox"),
      (.landmark, "region"), (.segmentedPicker, "radiogroup"),
    ]
  )
  func xmlRoles(_ role: AccessibilityRole, _ expected: String) {
    #expect(record(role)["xml-roles"] == expected)
    #expect(record(role, for: .newest)["xml-roles"] == expected)
  }

  @Test func `Traits that nothing else tells are listed in their order`() {
    let button = record(.button) {
      $0.element.traits = [.button, .updatesFrequently, .playsSound, .selected]
    }
    #expect(button["sui-traits"] == "playsSound updatesFrequently")
    #expect(record(.button) { $0.element.traits = .button }["sui-traits"] == nil)
  }

  @Test(
    "Every trait is told by role, state, action or attribute",
    arguments: AccessibilityRole.allCases
  )
  func noTraitIsLost(_ role: AccessibilityRole) {
    let plain = record(role)
    for (name, trait) in AccessibilityTraits.named {
      let told = record(role) { $0.element.traits = trait }
      let own = ATKMapping.row(for: role).traits
      #expect(told != plain || own.contains(trait), "\(name) of \(role)")
    }
  }

  @Test func `Names that Voice Control knows are told with their bars escaped`() {
    let button = record(.button) { $0.element.inputLabels = ["Send", "a|b", #"c\d"#] }
    #expect(button["sui-input-labels"] == #"Send|a\|b|c\\d"#)
  }

  @Test func `Custom content is told as JSON`() {
    let image = record(.image) { node in
      node.element.customContent = [
        AccessibilityCustomContent(label: "Ca\"m\\", value: "é\n\0", importance: .high),
        AccessibilityCustomContent(label: "Size", value: "3 MB"),
      ]
    }
    #expect(
      image["sui-custom-content"]
        == #"[{"label":"Ca\"m\\","value":"é\n\u0000","importance":"high"},"#
        + #"{"label":"Size","value":"3 MB","importance":"default"}]"#
    )
  }

  @Test func `Rotors are told at the container and at their entries`() {
    let rotor = AccessibilityRotor(name: "Vegan", entries: ["salad", "falafel", "gone"])
    let list = Sketch(
      .group,
      children: [
        Sketch(.staticText, "Salad") { $0.element.id = "salad" },
        Sketch(.group, children: [Sketch(.staticText) { $0.element.id = "falafel/1" }]) {
          $0.element.id = "falafel#contain"
        },
        Sketch(.staticText, "Steak") { $0.element.id = "steak" },
      ]
    ) { $0.element.rotors = [rotor, AccessibilityRotor(name: "", entries: [], system: "links")] }
    #expect(
      records(list).map { $0["sui-rotors"] } == ["Vegan|links", "Vegan", "Vegan", nil, nil]
    )
  }

  @Test func `Where an element is touched is told unless it is its middle`() {
    #expect(record(.button)["sui-activation-point"] == nil)
    let button = record(.button) { $0.element.activationPoint = Point(x: 12.5, y: 21) }
    #expect(button["sui-activation-point"] == "12,21")
    #expect(button.activationPoint == PixelPoint(x: 12, y: 21))
  }

  @Test func `Rows and options are numbered among their neighbours`() {
    let list = Sketch(
      .list,
      children: [Sketch(.heading, "Fruit"), Sketch(.row, "Apple"), Sketch(.row, "Pear")]
    )
    let places = records(list).map { [$0["posinset"], $0["setsize"]].compactMap { $0 } }
    #expect(places == [[], [], ["1", "2"], ["2", "2"]])
  }

  @Test func `Attributes come in the order of their names, each once`() {
    let example = record(.searchField, "Search") { node in
      node.element.identifier = "search"
      node.element.traits = [.textEntry, .playsSound]
      node.element.inputLabels = ["find"]
      node.text = .init(string: "", prompt: "Search")
    }
    let names = example.attributes.map(\.name)
    #expect(
      names == [
        "id", "placeholder-text", "sui-input-labels", "sui-traits", "text-input-type", "xml-roles",
      ]
    )
  }
}

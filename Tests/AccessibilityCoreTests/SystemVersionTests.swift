import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// What systems do differently, beside combining (`CombineTests`) and removed traits
/// (`PropertyTests`).
struct SystemVersionTests {
  private func elements(
    _ system: SystemVersion,
    _ control: Control
  ) -> [AccessibilityNode] {
    tree(system: system) { builder in
      builder.control(
        control,
        label: { $0.leaf(.text("Title")) },
        content: { $0.leaf(.text("in")) }
      )
    }.elements
  }

  @Test(
    "what is typed in secret was told up to iOS 16",
    arguments: [(SystemVersion.iOS15, "abc"), (.iOS16, "abc"), (.iOS18, "•••")]
  )
  func secureField(_ system: SystemVersion, _ value: String) {
    let input = Control.TextInput(.secure, text: "abc", title: "Title")
    #expect(elements(system, .textField(input)).map(\.value) == [value])
  }

  @Test(
    "a stepper's title was an element of its own on iOS 15",
    arguments: [
      (SystemVersion.iOS15, ["Title", nil]), (.iOS16, ["Title"]), (.iOS18, ["Title"]),
    ] as [(SystemVersion, [String?])]
  )
  func stepper(_ system: SystemVersion, _ labels: [String?]) {
    let nodes = elements(system, .stepper(Control.BoundedValue(2, in: 0...5)))
    #expect(nodes.map(\.label) == labels)
    #expect(nodes.last?.value == "2")
    #expect(nodes.last?.traits == .adjustable)
  }

  @Test(
    "the header of a disclosure group was no button on iOS 16, and says its state from 17 on",
    arguments: [
      (SystemVersion.iOS15, true, nil), (.iOS16, false, nil), (.iOS17, true, true),
      (.iOS18, true, true), (.iOS26, true, true),
    ] as [(SystemVersion, Bool, Bool?)]
  )
  func disclosureGroup(_ system: SystemVersion, _ isButton: Bool, _ isExpanded: Bool?) {
    let header = elements(system, .disclosureGroup(isExpanded: true)).first
    #expect(header?.label == "Title")
    #expect(header?.traits.contains(.button) == isButton)
    #expect(header?.isExpanded == isExpanded)
    #expect(header?.actions.contains { $0.kind == .default } == isButton)
  }

  @Test(
    "buttons that are combined: all three generations, listed and activating",
    arguments: SystemVersion.allCases
  )
  func combinedWithTitleInLabel(_ system: SystemVersion) throws {
    // Buttons alone: the label is made of their titles, so that the newest system does not list the
    // one that activates.
    let node = try #require(
      tree(system: system) { builder in
        builder.annotated(.element(.combine)) { builder in
          builder.vStack { builder in
            builder.button("A")
            builder.button("B")
          }
        }
      }.roots.first
    )
    #expect(node.label == "A, B")
    #expect(node.actions.first { $0.kind == .default }?.name == "A")
    let listed = node.actions.filter { $0.kind == .named }.compactMap(\.name)
    #expect(listed == (system == .iOS15 ? ["A", "B"] : ["B"]))
  }
}

import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// What systems do differently, beside combining (`CombineTests`) and removed traits
/// (`PropertyTests`).
struct GenerationTests {
  private func elements(
    _ generation: AccessibilityGeneration,
    _ control: Control
  ) -> [AccessibilityNode] {
    tree(generation: generation) { builder in
      builder.control(
        control,
        label: { $0.leaf(.text("Title")) },
        content: { $0.leaf(.text("in")) }
      )
    }.elements
  }

  @Test(
    "what is typed in secret was told up to iOS 16",
    arguments: [(AccessibilityGeneration.iOS15, "abc"), (.iOS16, "abc"), (.iOS18, "•••")]
  )
  func secureField(_ generation: AccessibilityGeneration, _ value: String) {
    let input = Control.TextInput(.secure, text: "abc", title: "Title")
    #expect(elements(generation, .textField(input)).map(\.value) == [value])
  }

  @Test(
    "a stepper's title was an element of its own on iOS 15",
    arguments: [
      (AccessibilityGeneration.iOS15, ["Title", nil]), (.iOS16, ["Title"]), (.iOS18, ["Title"]),
    ] as [(AccessibilityGeneration, [String?])]
  )
  func stepper(_ generation: AccessibilityGeneration, _ labels: [String?]) {
    let nodes = elements(generation, .stepper(Control.BoundedValue(2, in: 0...5)))
    #expect(nodes.map(\.label) == labels)
    #expect(nodes.last?.value == "2")
    #expect(nodes.last?.traits == .adjustable)
  }

  @Test(
    "the header of a disclosure group was a button on iOS 15",
    arguments: [(AccessibilityGeneration.iOS15, true), (.iOS16, false), (.iOS18, false)]
  )
  func disclosureGroup(_ generation: AccessibilityGeneration, _ isButton: Bool) {
    let header = elements(generation, .disclosureGroup(isExpanded: true)).first
    #expect(header?.label == "Title")
    #expect(header?.traits.contains(.button) == isButton)
    #expect(header?.actions.contains { $0.kind == .default } == isButton)
  }

  @Test(
    "buttons that are combined: all three generations, listed and activating",
    arguments: AccessibilityGeneration.allCases
  )
  func combinedWithTitleInLabel(_ generation: AccessibilityGeneration) throws {
    // Buttons alone: the label is made of their titles, so that the newest system does not list the
    // one that activates.
    let node = try #require(
      tree(generation: generation) { builder in
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
    #expect(listed == (generation == .iOS15 ? ["A", "B"] : ["B"]))
  }
}

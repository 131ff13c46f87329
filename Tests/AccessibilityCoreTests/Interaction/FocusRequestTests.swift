import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// Where the focus is, and what a change measures again.
@Suite struct FocusRequestTests {
  // MARK: Focus

  @Test func theFocusBeginsInTheFieldThatIsBeingEdited() {
    let screen = SampleScreen().screen
    #expect(screen.focusedID == "note")
    #expect(screen.node("note")?.element.traits.contains(.isEditing) == true)
  }

  @Test func theFocusBeginsOnTheElementThatAsksForIt() {
    let scene = scene { builder in
      builder.vStack { builder in
        builder.button("first")
        builder.properties({ $0.isFocused = true }) { $0.button("second") }
      }
    }
    #expect(InteractiveScreen(scene, title: "").snapshot.focus == 1)
  }

  @Test func aFieldIsBeingEditedWhileItHasTheFocus() {
    let screen = SampleScreen().screen
    func editing() -> [String] {
      screen.snapshot.nodes.filter { $0.element.traits.contains(.isEditing) }.map(\.element.id)
    }
    #expect(screen.perform(.focus, on: "name")?.effect == .focused)
    #expect(editing() == ["name"] && screen.focusedID == "name")
    #expect(screen.perform(.activate, on: "password")?.effect == .focused)
    #expect(editing() == ["password"])
    // What has been typed is taken, but an editor's return key begins a line.
    #expect(screen.perform(.activate, on: "password")?.effect == .activated)
    #expect(screen.perform(.activate, on: "note")?.effect == .focused)
    #expect(screen.perform(.activate, on: "note")?.effect == .focused)
    screen.perform(.focus, on: "password")
    screen.perform(.focus, on: "button")
    #expect(editing() == [] && screen.focusedID == "button")
    #expect(screen.perform(.focus, on: "span#segmentedPicker") == nil)
    #expect(screen.focusedID == "button")
  }

  @Test func theFocusLeavesWithWhatIsHiddenForWhatHidIt() throws {
    let screen = SampleScreen().screen
    screen.perform(.activate, on: "advanced")
    screen.perform(.focus, on: "advanced inner")
    screen.perform(.activate, on: "advanced")
    #expect(screen.focusedID == "advanced")
    screen.perform(.activate, on: "drink")
    screen.perform(.focus, on: "drink#menu0")
    #expect(screen.focusedID == "drink#menu0")
    screen.perform(.activate, on: "drink#menu0")
    #expect(screen.focusedID == "drink")
  }

  @Test func theFocusGoesIntoAnotherTab() throws {
    let screen = SampleScreen().screen
    let home = try #require(screen.snapshot.nodes.first { $0.element.label == "home" })
    screen.perform(.focus, on: home.element.id)
    let tab = try #require(screen.snapshot.all(.tab).last)
    screen.perform(.select, on: tab.element.id)
    // Another view at the same path; it has the focus because its tab has come (A5.12).
    #expect(screen.node(home.element.id)?.element.label == "more")
    #expect(screen.focusedID == home.element.id)
  }

  // MARK: Layout

  @Test func onlyTheTextsThatChangeAreMeasuredAgain() {
    let measurer = CountingMeasurer()
    let screen = InteractiveScreen(SampleScreen().scene, title: "", measurer: measurer)
    let once = measurer.count
    screen.perform(.activate, on: "button")
    screen.perform(.focus, on: "name")
    screen.perform(.focus, on: "name")
    let afterFocus = measurer.count
    #expect(afterFocus < once + once / 2)
    screen.perform(.focus, on: "button")
    screen.perform(.focus, on: "link")
    screen.perform(.setText(""), on: "name")
    #expect(measurer.count < afterFocus + once / 2)
  }
}

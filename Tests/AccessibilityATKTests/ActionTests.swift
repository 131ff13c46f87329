import AccessibilityCore
import Testing

@testable import AccessibilityATK

/// The names and the order of actions, as docs/ATK.md has them.
@Suite struct ActionTests {
  @Test func `Actions come in a fixed order, the named ones last in theirs`() {
    let kinds = AccessibilityAction.Kind.allCases.reversed().filter { $0 != .named }
    let button = record(.staticText) { node in
      node.element.actions =
        [AccessibilityAction(.named, name: "Reply"), AccessibilityAction(.named, name: "Archive")]
        + kinds.map { AccessibilityAction($0) }
    }
    #expect(
      button.actions.map(\.name) == [
        "click", "increment", "decrement", "escape", "magic-tap", "delete", "zoom", "scroll",
        "Reply", "Archive",
      ]
    )
    #expect(
      button.actions.map(\.request) == [
        .activate, .increment, .decrement, .escape, .magicTap, .delete, .zoom, .scroll,
        .named("Reply"), .named("Archive"),
      ]
    )
  }

  @Test func `A named action is called by its title, and its category describes it`() {
    let text = record(.staticText) {
      $0.element.actions = [AccessibilityAction(.named, name: "Reply", category: "Mail")]
    }
    let reply = ATKRecord.Action(
      name: "Reply",
      localizedName: "Reply",
      description: "Mail",
      request: .named("Reply")
    )
    #expect(text.actions == [reply])
  }

  // A2.34
  @Test func `What answers taps has a click without an action of its own`() {
    let text = record(.staticText) { $0.element.answersTaps = true }
    #expect(text.actions.map(\.name) == ["click"])
    #expect(text.actions.map(\.request) == [.activate])
    #expect(record(.staticText) { _ in }.actions.isEmpty)
  }

  // A12.14
  @Test func `Keys are the key binding of a click`() {
    let button = record(.button) {
      $0.element.actions = [AccessibilityAction(.default)]
      $0.element.attributes = [("keyboardShortcut", "command+shift+s")]
    }
    #expect(button.actions.map(\.keyBinding) == [";;<Meta><Shift>s"])
  }

  @Test func `Actions that cannot be told apart are listed once`() {
    let text = record(.staticText) {
      $0.element.actions = [
        AccessibilityAction(.escape), AccessibilityAction(.named, name: "Pin"),
        AccessibilityAction(.escape), AccessibilityAction(.named, name: "Pin"),
        AccessibilityAction(.named), AccessibilityAction(.named, name: ""),
      ]
    }
    #expect(text.actions.map(\.name) == ["escape", "Pin"])
  }

  @Test func `The default action of a combination says which of its buttons it is`() {
    let row = record(.button, "Tea, 3 €") {
      $0.element.actions = [AccessibilityAction(.default, name: "Buy")]
    }
    #expect(row.actions.map(\.description) == ["Buy"])
    let button = record(.button, "Buy") {
      $0.element.actions = [AccessibilityAction(.default, name: "Buy")]
    }
    #expect(button.actions.map(\.description) == [""])
  }

  @Test(
    "What one presses has a click even if it lists no action",
    arguments: [
      AccessibilityRole.button, .toggleButton, .toggleSwitch, .checkBox, .link, .menuButton,
      .menuItem, .disclosure, .menuPicker, .segment, .option, .tab,
    ]
  )
  func click(_ role: AccessibilityRole) {
    #expect(record(role).actions.first?.request == .activate)
    #expect(record(role).actions.first?.name == "click")
  }

  @Test func `An adjustable button can be pressed and adjusted`() {
    let button = record(.button) { $0.element.traits = [.button, .adjustable] }
    #expect(button.actions.map(\.name) == ["click", "increment", "decrement"])
  }
}

import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

/// The states of every element, as docs/ATK.md has them.
@Suite struct StateTests {
  @Test func `An element beyond the window is visible but not showing`() {
    let text = record(.staticText) { $0.isShowing = false }
    #expect(text.states.contains(.visible))
    #expect(!text.states.contains(.showing))
  }

  @Test func `Only the node with the focus is focused`() {
    let focused = records(Sketch(.textField, "A"), Sketch(.textField, "B"), focus: 1)
      .filter { $0.states.contains(.focused) }
    #expect(focused.map(\.name) == ["B"])
  }

  @Test func `What has the focus is focusable, whatever it is`() {
    #expect(record(.staticText, focus: 0).states.isSuperset(of: [.focusable, .focused]))
  }

  @Test func `A text without actions is not focusable, one with an action is`() {
    #expect(!record(.staticText).states.contains(.focusable))
    let text = record(.staticText) {
      $0.element.actions = [AccessibilityAction(.named, name: "Pin")]
    }
    #expect(text.states.contains(.focusable))
    #expect(text.interfaces.contains(.action))
  }

  @Test func `Disabling a control changes its states and not its interfaces`() {
    for role in AccessibilityRole.allCases {
      let change: (inout Sketch.Node) -> Void = { $0.number = Control.BoundedValue(1, in: 0...2) }
      let enabled = record(role, "A", change)
      let disabled = record(role, "A") {
        change(&$0)
        $0.element.traits = .notEnabled
      }
      #expect(enabled.interfaces == disabled.interfaces, "\(role)")
      #expect(disabled.states.isDisjoint(with: [.enabled, .sensitive]))
      #expect(disabled.actions.isEmpty)
    }
  }

  @Test func `A focus that no node has is no error`() {
    #expect(!record(.button, focus: 7).states.contains(.focused))
  }

  @Test func `The window is active, so that screen readers follow the focus in it`() {
    let window = ATKMapper.records(of: snapshot([]), application: "")[1]
    #expect(
      window.states == [.active, .enabled, .resizable, .sensitive, .showing, .visible]
    )
    #expect(window.interfaces == [.component, .window])
  }
}

import AccessibilityCore
import Testing

@testable import AccessibilityATK

@Suite struct RowTests {
  @Test("Every kind of element becomes what docs/ATK.md says", arguments: RowExample.all)
  func row(_ example: RowExample) throws {
    #expect(records(example.sketch).first?.excerpt == example.expected)
  }

  @Test func `Every role has an example`() {
    let shown = Set(RowExample.all.map(\.sketch.node.role))
    #expect(AccessibilityRole.allCases.filter { !shown.contains($0) } == [])
  }

  @Test func `A library that knows switches is told of switches`() {
    #expect(record(.toggleSwitch, "Wi-Fi", for: .newest).role == .switch)
    #expect(record(.toggleSwitch, "Wi-Fi").role == .toggleButton)
  }

  @Test("A newer library changes no other role", arguments: AccessibilityRole.allCases)
  func sameRole(_ role: AccessibilityRole) {
    if role == .toggleSwitch { return }
    #expect(record(role, for: .newest).role == record(role).role)
  }

  @Test("What validators demand holds for every example", arguments: RowExample.all)
  func validator(_ example: RowExample) throws {
    let record = try #require(records(example.sketch, focus: 0).first)
    let states = record.states
    // The rules of accerciser's schema.
    if record.interfaces.contains(.action) {
      #expect(!states.isDisjoint(with: [.focusable, .selectable]))
    }
    let actionable: Set<ATKRole> = [.pushButton, .menu, .menuItem, .toggleButton, .radioButton]
    if actionable.contains(record.role) { #expect(record.interfaces.contains(.action)) }
    let readable: Set<ATKRole> = [
      .tableColumnHeader, .passwordText, .entry, .listItem, .heading,
    ]
    if readable.contains(record.role) { #expect(record.interfaces.contains(.text)) }
    #expect(states.contains(.focused) && states.contains(.focusable))
    if states.contains(.selected) { #expect(states.contains(.selectable)) }
    if states.contains(.expanded) { #expect(states.contains(.expandable)) }
    if states.contains(.checked) { #expect(states.contains(.checkable)) }
    // An interface is there exactly if there is something to answer.
    #expect(record.interfaces.contains(.value) == (record.value != nil))
    #expect(record.interfaces.contains(.text) == (record.text != nil))
    #expect(record.actions.isEmpty || record.interfaces.contains(.action))
  }
}

/// A set of ATK's states, with our bits: ATK's numbers are looked up by name at run time.
package struct ATKStates: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let active = ATKStates(bit: 0)
  package static let busy = ATKStates(bit: 1)
  package static let checkable = ATKStates(bit: 2)
  package static let checked = ATKStates(bit: 3)
  package static let editable = ATKStates(bit: 4)
  package static let enabled = ATKStates(bit: 5)
  package static let expandable = ATKStates(bit: 6)
  package static let expanded = ATKStates(bit: 7)
  package static let focusable = ATKStates(bit: 8)
  package static let focused = ATKStates(bit: 9)
  package static let hasPopup = ATKStates(bit: 10)
  package static let horizontal = ATKStates(bit: 11)
  package static let indeterminate = ATKStates(bit: 12)
  package static let modal = ATKStates(bit: 13)
  package static let multiLine = ATKStates(bit: 14)
  package static let pressed = ATKStates(bit: 15)
  package static let readOnly = ATKStates(bit: 16)
  package static let resizable = ATKStates(bit: 17)
  package static let selectable = ATKStates(bit: 18)
  package static let selectableText = ATKStates(bit: 19)
  package static let selected = ATKStates(bit: 20)
  package static let sensitive = ATKStates(bit: 21)
  package static let showing = ATKStates(bit: 22)
  package static let singleLine = ATKStates(bit: 23)
  package static let vertical = ATKStates(bit: 24)
  package static let visible = ATKStates(bit: 25)

  package static let multiselectable = ATKStates(bit: 26)

  private init(bit: UInt32) { self.init(rawValue: 1 << bit) }

  /// Every state with its name in ATK, in the order of their bits.
  package static let named: [(name: String, state: ATKStates)] = [
    ("active", .active), ("busy", .busy), ("checkable", .checkable), ("checked", .checked),
    ("editable", .editable), ("enabled", .enabled), ("expandable", .expandable),
    ("expanded", .expanded), ("focusable", .focusable), ("focused", .focused),
    ("has-popup", .hasPopup), ("horizontal", .horizontal), ("indeterminate", .indeterminate),
    ("modal", .modal), ("multi-line", .multiLine), ("pressed", .pressed),
    ("read-only", .readOnly), ("resizable", .resizable), ("selectable", .selectable),
    ("selectable-text", .selectableText), ("selected", .selected), ("sensitive", .sensitive),
    ("showing", .showing), ("single-line", .singleLine), ("vertical", .vertical),
    ("visible", .visible), ("multiselectable", .multiselectable),
  ]
}

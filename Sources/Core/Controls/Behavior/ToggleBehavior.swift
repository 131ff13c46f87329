internal import LayoutCore

struct ToggleBehavior: ControlBehavior {
  let state: Control.ToggleState

  /// A mixture becomes on.
  func pressed() -> Control.State? { .toggle(state == .on ? .off : .on) }

  var usualUse: ControlUse? { .press }

  /// One with a switch takes fingers there alone (T9.9); in the style of a button it is all label.
  func use(of part: ControlPart) -> ControlUse? {
    part == .switch || part == .label ? .press : nil
  }
}

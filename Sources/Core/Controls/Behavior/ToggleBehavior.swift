internal import LayoutCore

struct ToggleBehavior: ControlBehavior {
  let state: Control.ToggleState

  /// A mixed state becomes on.
  func pressed() -> Control.State? { .toggle(state == .on ? .off : .on) }

  var usualUse: ControlUse? { .press }

  /// A switch handles touches on itself alone (T9.9); in the button style all of the toggle does.
  func use(of part: ControlPart) -> ControlUse? {
    part == .switch || part == .label ? .press : nil
  }
}

internal import LayoutCore

struct DisclosureGroupBehavior: ControlBehavior {
  let isExpanded: Bool

  func pressed() -> Control.State? { .isExpanded(!isExpanded) }

  var usualUse: ControlUse? { .press }

  /// The whole line is a button.
  func use(of part: ControlPart) -> ControlUse? {
    part == .label || part == .disclosureIndicator ? .press : nil
  }
}

struct TabViewBehavior: ControlBehavior {
  let tabs: [Control.Tab]

  func chosen(at index: Int) -> Control.State? { tabs.indices.contains(index) ? .tab(index) : nil }

  func use(of part: ControlPart) -> ControlUse? {
    if case .tab(let index) = part { .choose(index) } else { nil }
  }
}

internal import LayoutCore

extension AccessibilityOutcome.Effect {
  /// Creates the outcome for a control that was put into a state.
  init(_ state: Control.State, of control: Control) {
    switch state {
    case .toggle(let state): self = .toggled(state)
    case .value(let number):
      if case .stepper(let value) = control, !value.isKnown {
        self = .activated
      } else {
        self = .changedNumber(number)
      }
    case .text(let text):
      guard case .textField(var input) = control, input.kind == .secure else {
        self = .changedText(text)
        return
      }
      input.text = text
      self = .changedText(input.bullets)
    case .selection(let words): self = .selected(words ?? "")
    case .option(let place):
      guard case .picker(_, let options, _, _) = control else {
        self = .activated
        return
      }
      self = options.indices.contains(place) ? .selected(options[place]) : .activated
    case .tab(let place):
      guard case .tabView(let tabs, _) = control, tabs.indices.contains(place) else {
        self = .activated
        return
      }
      self = .selected(tabs[place].title)
    case .isExpanded(let isExpanded): self = .disclosed(isExpanded)
    case .level, .columns: self = .activated
    }
  }
}

extension Control {
  /// What the user of a control can change.
  public enum State: Sendable, Hashable {
    case toggle(ToggleState)
    /// The number of a slider or stepper.
    case value(Double)
    /// What has been typed.
    case text(String)
    /// The option that is chosen.
    case selection(String?)
    /// The position of the tab that is shown.
    case tab(Int)
    /// Whether a disclosure group or menu shows its content.
    case isExpanded(Bool)
  }

  /// The control in another state; nil if it cannot have that state.
  ///
  /// A number is brought into the control's range.
  public func with(_ state: State) -> Control? {
    switch (self, state) {
    case (.toggle, .toggle(let state)):
      return .toggle(state)
    case (.slider(let bounded), .value(let value)):
      return .slider(bounded.with(value))
    case (.stepper(let bounded), .value(let value)):
      return .stepper(bounded.with(value))
    case (.textField(var input), .text(let text)):
      input.text = text
      return .textField(input)
    case (.picker(let style, let options, _), .selection(let selection)):
      if let selection, !options.contains(selection) { return nil }
      return .picker(style, options: options, selection: selection)
    case (.tabView(let tabs, _), .tab(let selection)):
      return tabs.indices.contains(selection) ? .tabView(tabs: tabs, selection: selection) : nil
    case (.disclosureGroup, .isExpanded(let isExpanded)):
      return .disclosureGroup(isExpanded: isExpanded)
    case (.menu, .isExpanded(let isOpen)):
      return .menu(isOpen: isOpen)
    default:
      return nil
    }
  }
}

extension Control.BoundedValue {
  /// The same bounds around another number, which is brought into them.
  public func with(_ value: Double) -> Control.BoundedValue {
    var bounded = self
    bounded.value = min(max(value, range.lowerBound), range.upperBound)
    return bounded
  }
}

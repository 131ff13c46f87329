extension Control {
  /// The part of a control's state that its user can change.
  public enum State: Sendable, Hashable {
    case toggle(ToggleState)
    /// The number of a slider or stepper.
    case value(Double)
    /// The text of a field.
    case text(String)
    /// The selected option, by its words.
    case selection(String?)
    /// The selected option, by its position from 0: several may have the same words (V10.5).
    case option(Int)
    /// The position of the selected tab.
    case tab(Int)
    /// Whether a disclosure group or menu shows its content.
    case isExpanded(Bool)
    /// The level that a navigation stack shows.
    case level(Int)
    /// The columns that a navigation split view shows.
    case columns(NavigationColumns.Visibility)
  }

  /// The control in another state; nil if it cannot have that state.
  ///
  /// A number is brought into the control's range.
  public func with(_ state: State) -> Control? {
    switch state {
    case .toggle(let state):
      if case .toggle = self { return .toggle(state) }
    case .value(let value):
      if case .slider(let bounded, var marks) = self {
        // The value's name is known again once the views are.
        marks.valueText = nil
        return .slider(bounded.with(value), marks)
      }
      if case .stepper(let bounded) = self { return .stepper(bounded.with(value)) }
    case .text(let text):
      guard case .textField(var input) = self else { return nil }
      input.text = text
      return .textField(input)
    case .selection(let selection):
      guard case .picker(let style, let options, _, _) = self else { return nil }
      if let selection, !options.contains(selection) { return nil }
      return .picker(style, options: options, selection: selection)
    case .option(let place):
      guard case .picker(let style, let options, _, _) = self, options.indices.contains(place)
      else {
        return nil
      }
      return .picker(style, options: options, selection: options[place], at: place)
    case .tab(let selection):
      guard case .tabView(let tabs, _) = self, tabs.indices.contains(selection) else { return nil }
      return .tabView(tabs: tabs, selection: selection)
    case .isExpanded(let isExpanded):
      if case .disclosureGroup = self { return .disclosureGroup(isExpanded: isExpanded) }
      if case .menu = self { return .menu(isOpen: isExpanded) }
    case .level(let level):
      guard case .navigationStack(var levels) = self, levels.levels.indices.contains(level) else {
        return nil
      }
      levels.shown = level
      return .navigationStack(levels)
    case .columns(let visibility):
      guard case .navigationSplitView(var columns) = self, !columns.isCollapsed,
        visibility != .automatic
      else { return nil }
      columns.visibility = visibility
      return .navigationSplitView(columns)
    }
    return nil
  }
}

extension Control.BoundedValue {
  /// The same bounds around another number, which is clamped to them.
  public func with(_ value: Double) -> Control.BoundedValue {
    var bounded = self
    bounded.value = min(max(value, range.lowerBound), range.upperBound)
    return bounded
  }
}

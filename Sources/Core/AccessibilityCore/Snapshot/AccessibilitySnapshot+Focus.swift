extension AccessibilitySnapshot.Node {
  /// Whether the element can have the focus: it can be activated, edited or adjusted.
  public var isFocusable: Bool {
    guard !element.traits.contains(.notEnabled) else { return false }
    if !element.actions.isEmpty { return true }
    switch role {
    case .button, .toggleButton, .toggleSwitch, .checkBox, .link, .menuButton, .menuItem,
      .checkMenuItem, .disclosure, .slider, .stepper, .textField, .textEditor, .secureField,
      .searchField,
      .menuPicker, .datePicker, .segment, .option, .wheelPicker, .tab:
      return true
    case .staticText, .heading, .image, .menu, .progress, .gauge, .segmentedPicker, .inlinePicker,
      .list, .row, .table, .cell, .navigationBar, .toolBar, .tabBar, .scrollView,
      .alert,
      .dialog, .canvas, .chart, .landmark, .group, .anonymousGroup:
      return false
    }
  }
}

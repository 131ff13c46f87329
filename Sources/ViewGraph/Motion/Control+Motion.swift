internal import LayoutCore

extension Control {
  /// Shows a visitor what of the control may move; false if nothing may (T1.11).
  ///
  /// Bars go to their new numbers; what is on or chosen is so at once.
  mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    switch self {
    case .slider(var value, let marks):
      visitor.note("slider")
      visitor.visit(&value)
      self = .slider(value, marks)
    case .progressView(var value?, let label):
      visitor.note("progress")
      visitor.visit(&value)
      self = .progressView(value, currentValueLabel: label)
    case .gauge(var value, let label):
      visitor.note("gauge")
      visitor.visit(&value)
      self = .gauge(value, currentValueLabel: label)
    case .button, .editButton, .link, .navigationLink, .toggle, .stepper, .textField, .label,
      .labeledContent, .picker, .progressView, .datePicker, .colorPicker, .menu,
      .disclosureGroup, .groupBox, .section, .list, .form, .table, .tableRow, .navigationStack,
      .navigationSplitView, .bar, .tabView:
      return false
    }
    return true
  }
}

extension NumberVisitor {
  /// A number between two that have the same bounds.
  fileprivate mutating func visit(_ value: inout Control.BoundedValue) {
    note(value.range)
    visit(&value.value)
  }
}

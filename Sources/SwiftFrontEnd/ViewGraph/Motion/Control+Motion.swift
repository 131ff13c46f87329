internal import LayoutCore

extension Control {
  /// Shows a visitor what of the control may move; false if nothing may (T1.11).
  ///
  /// Bars go to their new numbers; what is on or chosen is so at once.
  mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    if case .slider(var value, let marks) = self {
      visitor.note("slider")
      visitor.visit(&value)
      self = .slider(value, marks)
    } else if case .progressView(var value?, let label) = self {
      visitor.note("progress")
      visitor.visit(&value)
      self = .progressView(value, currentValueLabel: label)
    } else if case .gauge(var value, let label) = self {
      visitor.note("gauge")
      visitor.visit(&value)
      self = .gauge(value, currentValueLabel: label)
    } else {
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

internal import LayoutCore

extension Control {
  /// Visits the animatable numbers of the control; false if it has none (T1.11).
  ///
  /// Tracks animate to their new numbers; toggles and selections change at once.
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
  /// Visits a number, if both have the same bounds.
  fileprivate mutating func visit(_ value: inout Control.BoundedValue) {
    note(value.range)
    visit(&value.value)
  }
}

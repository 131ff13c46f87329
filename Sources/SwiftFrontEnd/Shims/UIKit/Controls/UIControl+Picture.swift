extension UIView {
  /// The size of the class's own drawing.
  var shownSize: CGSize {
    picture().map { _ViewMeasure.size(of: $0.fixedSize(), in: .unspecified) } ?? .zero
  }

  /// The size that is set, or the ideal one of the content.
  var naturalSize: CGSize {
    if frame.size != .zero, !hasConstraints { return frame.size }
    return fittingSize(.zero, 50, 50)
  }

  /// The tint: the view's own, else that of its superview.
  var effectiveTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let own = current.tintColor, own != .tintColor { return own }
      view = current.superview
    }
    return .tintColor
  }
}

extension UIControl {
  /// Returns a binding of a control's value, which sends the control's event.
  static func bound<Control: UIControl, Value>(
    _ control: Control,
    _ path: ReferenceWritableKeyPath<Control, Value>
  ) -> Binding<Value> {
    Binding {
      control[keyPath: path]
    } set: { value in
      control[keyPath: path] = value
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}

extension UIView {
  /// The size of what the class shows by itself.
  var shownSize: CGSize {
    picture().map { _ViewMeasure.size(of: $0.fixedSize(), in: .unspecified) } ?? .zero
  }

  /// The size that a view has, or that its content wants.
  var naturalSize: CGSize {
    if frame.size != .zero, !hasConstraints { return frame.size }
    return fittingSize(.zero, 50, 50)
  }

  /// The colour of what can be pressed: the view's own, else that of the view around it.
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
  /// A value that a reader changes, who the control tells of it.
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

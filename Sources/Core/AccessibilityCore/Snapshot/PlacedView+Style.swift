internal import LayoutCore

extension PlacedView {
  /// The control whose custom style made this view (A2.39); nil if there is none.
  var styledControl: Control? {
    for modifier in modifiers {
      guard case .annotation(let annotation, _) = modifier.content,
        case .styled(let control, _)? = annotation.value as? AccessibilityModifier
      else { continue }
      if case .isExpanded? = control.state { continue }
      return control
    }
    return nil
  }
}

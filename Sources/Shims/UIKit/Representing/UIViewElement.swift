/// The element of assistive technology that a view of UIKit says it is; none of a view that says nothing.
struct UIViewElement: ViewModifier {
  let view: UIView
  let focus: AccessibilityFocusState<Bool>.Binding

  func body(content: Content) -> some View {
    if view.hasAccessibilityElement {
      content
        .accessibilityElement()
        .accessibilityLabel(words(view.accessibilityLabel, view.accessibilityAttributedLabel))
        .accessibilityValue(words(view.accessibilityValue, view.accessibilityAttributedValue))
        .accessibilityHint(words(view.accessibilityHint, view.accessibilityAttributedHint))
        .accessibilityIdentifier(view.accessibilityIdentifier ?? "")
        .accessibilityFocused(focus)
    } else {
      content
    }
  }

  private func words(_ plain: String?, _ attributed: NSAttributedString?) -> Text {
    Text(verbatim: plain ?? attributed?.string ?? "")
  }
}

extension UIView: _AccessibilityPlace {
  /// Whether the view says of itself that it is an element.
  var hasAccessibilityElement: Bool {
    isAccessibilityElement || accessibilityLabel != nil || accessibilityAttributedLabel != nil
  }

  /// Gives the focus to the element of the view, or of the one around it that SwiftUI shows.
  public func _takeAccessibilityFocus() -> Bool {
    if let accessibilityPlace {
      guard hasAccessibilityElement else { return false }
      accessibilityPlace()
      return true
    }
    return superview?._takeAccessibilityFocus() ?? false
  }
}

/// The accessibility element of a UIKit view; none for a view without accessibility properties
/// (V20.11).
struct UIViewElement: ViewModifier {
  let view: UIView?
  @AccessibilityFocusState private var isFocused: Bool

  init(view: UIView?) { self.view = view }

  func body(content: Content) -> some View {
    if let view {
      let focus = $isFocused
      let _ = view.accessibilityPlace = { focus.wrappedValue = true }
      if view.accessibilityElementsHidden {
        content.accessibilityHidden(true)
      } else if view.hasAccessibilityElement {
        content
          .accessibilityElement(children: view is UIControl ? .combine : .ignore)
          .accessibilityLabel(words(view.accessibilityLabel, view.accessibilityAttributedLabel))
          .accessibilityValue(words(view.accessibilityValue, view.accessibilityAttributedValue))
          .accessibilityHint(words(view.accessibilityHint, view.accessibilityAttributedHint))
          .accessibilityIdentifier(view.accessibilityIdentifier ?? "")
          .accessibilityAddTraits(view.accessibilityTraits.traits)
          .accessibilityFocused(focus)
      } else if let identifier = view.accessibilityIdentifier, view.isElementOfItself {
        content.accessibilityIdentifier(identifier)
      } else {
        content
      }
    } else {
      content
    }
  }

  private func words(_ plain: String?, _ attributed: NSAttributedString?) -> Text {
    Text(verbatim: plain ?? attributed?.string ?? "")
  }
}

extension UIView: _AccessibilityPlace {
  /// `true` if the view is an accessibility element.
  var hasAccessibilityElement: Bool {
    isAccessibilityElement || accessibilityLabel != nil || accessibilityAttributedLabel != nil
  }

  /// Whether the class is an element without saying so: a text or a control.
  fileprivate var isElementOfItself: Bool {
    self is UILabel || self is UIControl || self is UITextView
  }

  /// Moves accessibility focus to the element of the view, or of the containing view that SwiftUI
  /// shows.
  public func _takeAccessibilityFocus() -> Bool {
    if let accessibilityPlace, hasAccessibilityElement {
      accessibilityPlace()
      return true
    }
    return superview?._takeAccessibilityFocus() ?? false
  }
}

internal import LayoutCore

extension ViewContent {
  /// Whether a view is backed by one of UIKit's, with all that is inside of it: filters apply to
  /// one picture, not to each leaf (D5.3).
  var isPlatformView: Bool {
    if case .scrollView = self { return true }
    return if case .control(let control) = self { control.isPlatformView } else { false }
  }
}

extension Control {
  /// Whether all of the control is a view of UIKit's; a switch and a colour well are separate UIKit
  /// views beside a label, and drawn as leaves.
  fileprivate var isPlatformView: Bool {
    switch self {
    case .slider, .stepper, .textField, .datePicker, .list, .form, .table, .navigationStack,
      .navigationSplitView, .bar, .tabView:
      true
    case .picker(let style, _, _, _):
      switch style {
      case .segmented, .wheel: true
      case .menu, .inline, .navigationLink: false
      }
    case .button, .editButton, .link, .navigationLink, .toggle, .label, .labeledContent,
      .progressView, .gauge, .colorPicker, .menu, .disclosureGroup, .groupBox, .section, .tableRow,
      .rowControl:
      false
    }
  }
}

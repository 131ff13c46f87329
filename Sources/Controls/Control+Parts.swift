public import LayoutCore

/// What a control's state decides about the views that the control is made of.
///
/// The builder makes these parts, and ``ViewTree/setControl(_:at:)`` changes them, in this order.
extension Control {
  /// The texts that the state decides.
  var partTexts: [String] {
    switch self {
    case .textField(let input): [input.shownText]
    case .picker(.menu, let options, let selection): [selection ?? options.first ?? " "]
    case .progressView(_, let current), .gauge(_, let current): [current ?? ""]
    case .datePicker(let date, let time): [date ?? "", time ?? ""]
    default: []
    }
  }

  /// Which of the parts are there that are not always there.
  var partPresences: [Bool] {
    switch self {
    case .disclosureGroup(let isExpanded): [isExpanded]
    case .menu(let isOpen): [isOpen]
    // The label of segments is not shown; it still says what they choose.
    case .picker(.segmented, _, _): [false]
    case .progressView(let value, let current): [value == nil, value != nil, current != nil]
    case .gauge(_, let current): [false, true, current != nil]
    case .datePicker(let date, let time): [date != nil, time != nil]
    case .tabView(let tabs, let selection): tabs.indices.map { $0 == selection }
    default: []
    }
  }

  /// Whether the views of a slot are parts of the control, not given to it.
  func isOwn(_ slot: ControlSlot) -> Bool {
    if case .datePicker = self, slot == .content { return true }
    return slot == .part
  }
}

extension Control.TextInput {
  /// What a field shows: what has been typed, bullets if that is secret, or else the prompt.
  var shownText: String {
    let shown =
      switch (kind, text.isEmpty) {
      case (_, true): prompt ?? title ?? " "
      case (.secure, false): String(repeating: "•", count: text.count)
      case (_, false): text
      }
    return shown.isEmpty ? " " : shown
  }
}

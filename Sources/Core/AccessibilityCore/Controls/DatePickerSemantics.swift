internal import LayoutCore

/// A date picker has its title and a button for each part, which opens an editor (A2.24).
struct DatePickerSemantics: ControlSemantics {
  let date: String?

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    let buttons = parts.content.enumerated().map { index, part in
      var button = part
      let isDate = date?.isEmpty == false && index == 0
      button.values = button.label
      button.label = [isDate ? "Date Picker" : "Time Picker"]
      button.traits = .button
      button.actions = [AccessibilityAction(.default, name: button.label[0])]
      return button
    }
    return parts.label + buttons
  }
}

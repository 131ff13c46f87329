import Controls
import LayoutCore

// Controls, and what lists their rows.

extension SampleGenerator {
  /// A list, a form or a table.
  mutating func collection(depth: Int, _ children: [Sample]) -> Sample {
    switch int(0...2) {
    case 0: return .control(.list, [.control(.section, children)] + children.prefix(1))
    case 1: return .control(.form, children)
    default:
      let titles = Array(["Item", "Price", "Number"].prefix(int(1...3)))
      let rows = children.map { child in
        Sample.control(.tableRow, [child] + titles.dropFirst().map { _ in leaf() })
      }
      return .control(.table(columns: titles), rows)
    }
  }

  /// A control that holds views.
  mutating func control(_ children: [Sample]) -> Sample {
    .control(
      pick([
        .button(nil), .groupBox, .labeledContent, .disclosureGroup(isExpanded: chance(0.7)),
        .navigationStack(), .menu(isOpen: false), .label(isIconOnly: false), .section,
      ]),
      children
    )
  }

  /// A control that shows a value.
  mutating func valueControl() -> Sample {
    let value = Control.BoundedValue(0.25, in: 0...1)
    return .control(
      pick([
        .toggle(.on), .slider(value), .stepper(value), .progressView(value, currentValueLabel: nil),
        .progressView(nil, currentValueLabel: "a moment"), .gauge(value, currentValueLabel: nil),
        .textField(Control.TextInput(.plain, text: "typed")),
        .textField(Control.TextInput(.editor, text: "typed, and more than a line of it")),
        .picker(.segmented, options: ["one", "another"], selection: "one"),
        .picker(.menu, options: ["one", "another"], selection: "another"),
        .picker(.navigationLink, options: ["one", "another"], selection: "another"),
        .datePicker(date: "2026-11-21", time: nil), .colorPicker(nil),
      ]),
      []
    )
  }
}

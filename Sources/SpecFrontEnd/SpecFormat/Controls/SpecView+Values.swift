internal import LayoutCore

extension SpecView {
  static let values = [
    SpecView(
      "Slider",
      [
        .title, .label, .range, SpecField("minimumValueLabel", .either([.string, .views])),
        SpecField("maximumValueLabel", .either([.string, .views])),
        SpecField("ticks", .list(.number)), SpecField("neutralValue", .number),
        SpecField("enabledBounds", .list(.number, count: 2)),
        SpecField("currentValueLabel", .string),
      ] + bounded
    ) { reader, node, id in
      reader.makeControl(
        .slider(reader.boundedValue(node, defaultRange: 0...1), reader.sliderMarks(node)),
        id: id,
        label: reader.label(of: node),
        minimumValueLabel: reader.textSlot("minimumValueLabel", of: node),
        maximumValueLabel: reader.textSlot("maximumValueLabel", of: node)
      )
    },
    SpecView(control: "Stepper", [.title, .label, .range] + bounded) { reader, node in
      let range = -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude)
      return .stepper(reader.boundedValue(node, defaultRange: range))
    },
    SpecView(control: "TextField", [.title] + input) { .textField($0.textInput($1, .plain)) },
    SpecView(control: "SecureField", [.title] + input) { .textField($0.textInput($1, .secure)) },
    SpecView(control: "TextEditor", [SpecField("text", .string), SpecField("isEditing", .boolean)])
    {
      .textField($0.textInput($1, .editor))
    },
    SpecView(
      control: "Picker",
      [
        .title, .label, SpecField("options", .list(.string), required: true),
        SpecField("selection", .string),
        SpecField("style", .oneOf(Control.PickerStyle.allCases.map(\.rawValue))),
      ]
    ) { $0.picker($1) },
    SpecView(
      control: "ProgressView",
      [
        .title, .label, SpecField("value", .number), SpecField("total", .positiveNumber),
        SpecField("currentValueLabel", .string),
      ]
    ) { $0.progressView($1) },
    SpecView(
      control: "Gauge",
      [
        .title, .label, .range, SpecField("value", .number, required: true),
        SpecField("currentValueLabel", .string),
      ]
    ) { reader, node in
      .gauge(
        reader.boundedValue(node, defaultRange: 0...1),
        currentValueLabel: reader.string("currentValueLabel", of: node)
      )
    },
    SpecView(
      control: "DatePicker",
      [.title, .label, SpecField("date", .string), SpecField("time", .string)]
    ) { reader, node in
      .datePicker(date: reader.string("date", of: node), time: reader.string("time", of: node))
    },
    SpecView(
      control: "ColorPicker",
      [.title, .label, SpecField("selection", SpecVocabulary.color)]
    ) { reader, node in
      .colorPicker(reader.color("selection", of: node))
    },
  ]

  private static let bounded = [
    SpecField("value", .number, required: true), SpecField("step", .positiveNumber),
  ]

  private static let input = [
    SpecField("text", .string), SpecField("prompt", .string), SpecField("isEditing", .boolean),
  ]
}

extension SpecReader {
  fileprivate func boundedValue(
    _ node: JSONNode,
    defaultRange: ClosedRange<Double>
  ) -> Control.BoundedValue {
    Control.BoundedValue(
      number("value", of: node) ?? 0,
      in: bounds("in", of: node) ?? defaultRange,
      step: positiveNumber("step", of: node)
    )
  }

  /// Two numbers of which the lower comes first.
  private func bounds(_ key: String, of node: JSONNode) -> ClosedRange<Double>? {
    guard let member = member(key, of: node),
      let bounds = numbers(member, count: 2, key.quoted)
    else { return nil }
    guard bounds[0] <= bounds[1] else {
      error("the lower bound must come first", at: member.place)
      return nil
    }
    return bounds[0]...bounds[1]
  }

  fileprivate func sliderMarks(_ node: JSONNode) -> SliderMarks {
    SliderMarks(
      ticks: member("ticks", of: node).map { list in
        array(list, of: "an array of numbers", "'ticks'").compactMap { number($0, "a tick") }
      },
      neutral: number("neutralValue", of: node),
      enabled: bounds("enabledBounds", of: node),
      valueText: string("currentValueLabel", of: node)
    )
  }

  fileprivate func progressView(_ node: JSONNode) -> Control {
    let label = string("currentValueLabel", of: node)
    let total = positiveNumber("total", of: node) ?? 1
    guard let value = number("value", of: node) else {
      return .progressView(nil, currentValueLabel: label)
    }
    return .progressView(Control.BoundedValue(value, in: 0...total), currentValueLabel: label)
  }

  fileprivate func textInput(
    _ node: JSONNode,
    _ kind: Control.TextInput.Kind
  ) -> Control.TextInput {
    Control.TextInput(
      kind,
      text: string("text", of: node) ?? "",
      prompt: string("prompt", of: node),
      title: string("title", of: node),
      isEditing: boolean("isEditing", of: node) ?? false
    )
  }

  fileprivate func picker(_ node: JSONNode) -> Control {
    let options =
      member("options", of: node).map { list in
        array(list, of: "an array of strings", "'options'").compactMap { string($0, "an option") }
      } ?? []
    var selection: String?
    if let member = member("selection", of: node), let text = string(member, "'selection'") {
      selection = text
      if !options.contains(text) {
        error(
          "\(text.quoted) is none of the options",
          at: member.place,
          hint: suggestion(text, options)
        )
      }
    }
    return .picker(
      choice(Control.PickerStyle.self, "style", of: node) ?? scope.controls.picker,
      options: options,
      selection: selection
    )
  }
}

import LayoutCore

@testable import AccessibilityCore

extension RowExample {
  static let numbers = [
    RowExample(
      "a slider",
      .slider,
      "Volume",
      { node in
        node.element.traits = .adjustable
        node.element.value = "25%"
        node.number = Control.BoundedValue(0.25, in: 0...1, step: 0.05)
      },
      expect: """
        slider "Volume"
        states: focusable, horizontal
        interfaces: Action, Value
        attributes: valuetext=25%
        actions: increment, decrement
        value: 0.25 of 0.0...1.0 by 0.05
        """
    ),
    RowExample(
      "a slider that was turned",
      .slider,
      "Volume",
      { node in
        node.element.frame = Rect(x: 0, y: 0, width: 20, height: 100)
        node.element.activationPoint = Point(x: 10, y: 50)
      },
      expect: """
        slider "Volume"
        states: focusable, vertical
        interfaces: Action
        actions: increment, decrement
        """
    ),
    RowExample(
      "a disabled slider",
      .slider,
      "Volume",
      { node in
        node.element.traits = [.adjustable, .notEnabled]
        node.number = Control.BoundedValue(3, in: 0...9)
      },
      expect: """
        slider "Volume"
        without: enabled, sensitive
        states: focusable, horizontal
        interfaces: Action, Value
        value: 3.0 of 0.0...9.0 by 0.0 read-only
        """
    ),
    RowExample(
      "a stepper",
      .stepper,
      "Guests",
      { node in
        node.element.traits = .adjustable
        node.element.value = "2"
        node.number = Control.BoundedValue(2, in: 1...8, step: 1)
      },
      expect: """
        spin button "Guests"
        states: focusable
        interfaces: Action, Value, Text
        attributes: valuetext=2
        actions: increment, decrement
        value: 2.0 of 1.0...8.0 by 1.0
        text: "2"
        """
    ),
    RowExample(
      "something adjustable without a number",
      .stepper,
      "Rating",
      { node in
        node.element.traits = .adjustable
        node.element.value = "four stars"
        node.element.actions = [AccessibilityAction(.adjustable)]
      },
      expect: """
        spin button "Rating"
        states: focusable
        interfaces: Action, Text
        attributes: valuetext=four stars
        actions: increment, decrement
        text: "four stars"
        """
    ),
    RowExample(
      "something adjustable that says a number",
      .stepper,
      "Rating",
      { node in
        node.element.traits = .adjustable
        node.element.value = "4 of 5 stars"
        node.element.actions = [AccessibilityAction(.adjustable)]
      },
      expect: """
        spin button "Rating"
        states: focusable
        interfaces: Action, Value, Text
        attributes: valuetext=4 of 5 stars
        actions: increment, decrement
        value: 4.0 of \(-Double.greatestFiniteMagnitude / 2)...\(Double.greatestFiniteMagnitude / 2) \
        by 0.0 read-only
        text: "4 of 5 stars"
        """
    ),
    RowExample(
      "a wheel",
      .wheelPicker,
      "Month",
      { node in
        node.element.traits = .adjustable
        node.element.value = "May"
        node.number = Control.BoundedValue(4, in: 0...11, step: 1)
      },
      expect: """
        spin button "Month"
        states: focusable
        interfaces: Action, Value, Text
        attributes: valuetext=May
        actions: increment, decrement
        value: 4.0 of 0.0...11.0 by 1.0
        text: "May"
        """
    ),
    RowExample(
      "progress",
      .progress,
      "Loading",
      { node in
        node.element.traits = .updatesFrequently
        node.element.value = "40%"
        node.number = Control.BoundedValue(4, in: 0...10)
      },
      expect: """
        progress bar "Loading"
        interfaces: Value
        attributes: sui-traits=updatesFrequently, valuetext=40%
        value: 4.0 of 0.0...10.0 by 0.0 read-only
        """
    ),
    RowExample(
      "progress of which nothing is known",
      .progress,
      "Loading",
      expect: """
        progress bar "Loading"
        states: busy, indeterminate
        """
    ),
    RowExample(
      "a gauge",
      .gauge,
      "Fuel",
      { node in
        node.element.value = "70%"
        node.number = Control.BoundedValue(0.7, in: 0...1)
      },
      expect: """
        level bar "Fuel"
        description: 70%
        interfaces: Value
        attributes: valuetext=70%
        value: 0.7 of 0.0...1.0 by 0.0 read-only
        """
    ),
    RowExample(
      "a date",
      .datePicker,
      "Date Picker",
      { node in
        node.element.traits = .button
        node.element.value = "2 May"
      },
      expect: """
        push button "Date Picker"
        description: 2 May
        states: focusable, has-popup
        interfaces: Action
        attributes: haspopup=dialog, valuetext=2 May
        actions: click, show-menu
        """
    ),
  ]

  static let inputs = [
    RowExample(
      "a field",
      .textField,
      "Name",
      { node in
        node.element.traits = .textEntry
        node.element.value = "Zoë"
        node.text = .init(string: "Zoë", prompt: "Nickname", isEditable: true)
      },
      expect: """
        entry "Name"
        states: editable, focusable, selectable-text, single-line
        interfaces: Action, Text, EditableText
        attributes: placeholder-text=Nickname
        actions: activate
        text: "Zoë"
        """
    ),
    RowExample(
      "a disabled field",
      .textField,
      "Name",
      { node in
        node.element.traits = [.textEntry, .notEnabled]
        node.text = .init(string: "Zoë", isEditable: false)
      },
      expect: """
        entry "Name"
        without: enabled, sensitive
        states: focusable, read-only, selectable-text, single-line
        interfaces: Action, Text, EditableText
        text: "Zoë"
        """
    ),
    RowExample(
      "a search field",
      .searchField,
      "Search",
      { node in
        node.element.traits = [.textEntry, .searchField]
        node.text = .init(string: "", isEditable: true)
      },
      expect: """
        entry "Search"
        states: editable, focusable, selectable-text, single-line
        interfaces: Action, Text, EditableText
        attributes: text-input-type=search, xml-roles=searchbox
        actions: activate
        text: ""
        """
    ),
    RowExample(
      "an editor",
      .textEditor,
      "Notes",
      { node in
        node.element.traits = [.textEntry, .multiline]
        node.text = .init(string: "one\ntwo", isEditable: true)
      },
      expect: """
        entry "Notes"
        states: editable, focusable, multi-line, selectable-text
        interfaces: Text, EditableText
        text: "one\ntwo"
        """
    ),
    RowExample(
      "a field for secrets",
      .secureField,
      "Password",
      { node in
        node.element.traits = .secureTextEntry
        node.element.value = "•••"
        node.text = .init(string: "•••", isEditable: true)
      },
      expect: """
        password text "Password"
        states: editable, focusable, selectable-text, single-line
        interfaces: Action, Text, EditableText
        actions: activate
        text: "•••"
        """
    ),
  ]
}

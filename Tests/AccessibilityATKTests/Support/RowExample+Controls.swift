import LayoutCore

@testable import AccessibilityCore

extension RowExample {
  static let buttons = [
    RowExample(
      "a button",
      .button,
      "Send",
      { node in
        node.element.traits = .button
        node.element.actions = [AccessibilityAction(.default, name: "Send")]
        node.element.hint = "Sends the message"
      },
      expect: """
        push button "Send"
        description: Sends the message
        states: focusable
        interfaces: Action
        actions: click
        """
    ),
    RowExample(
      "a disabled button",
      .button,
      "Send",
      { node in
        node.element.traits = [.button, .notEnabled]
      },
      expect: """
        push button "Send"
        without: enabled, sensitive
        states: focusable
        interfaces: Action
        """
    ),
    RowExample(
      "a selected button",
      .button,
      "Bold",
      { node in
        node.element.traits = [.button, .selected]
      },
      expect: """
        push button "Bold"
        states: focusable, selectable, selected
        interfaces: Action
        actions: click
        """
    ),
    RowExample(
      "a key of a keyboard",
      .button,
      "Q",
      { node in
        node.element.traits = [.button, .keyboardKey]
      },
      expect: """
        push button "Q"
        states: focusable
        interfaces: Action
        attributes: roledescription=keyboard key
        actions: click
        """
    ),
    RowExample(
      "a button that stays pressed",
      .toggleButton,
      "Bold",
      { node in
        node.element.traits = [.button, .toggle]
        node.element.value = "1"
        node.isOn = .on
      },
      expect: """
        toggle button "Bold"
        states: focusable, pressed
        interfaces: Action
        actions: click
        """
    ),
    RowExample(
      "a switch that is on",
      .toggleSwitch,
      "Wi-Fi",
      { node in
        node.element.traits = [.button, .toggle]
        node.element.value = "1"
        node.isOn = .on
      },
      expect: """
        toggle button "Wi-Fi"
        states: checkable, checked, focusable
        interfaces: Action
        attributes: xml-roles=switch
        actions: click
        """
    ),
    RowExample(
      "a switch that is off",
      .toggleSwitch,
      "Wi-Fi",
      { node in
        node.element.traits = [.button, .toggle]
        node.element.value = "0"
        node.isOn = .off
      },
      expect: """
        toggle button "Wi-Fi"
        states: checkable, focusable
        interfaces: Action
        attributes: xml-roles=switch
        actions: click
        """
    ),
    RowExample(
      "a mixed check box",
      .checkBox,
      "All",
      { node in
        node.element.traits = [.button, .toggle]
        node.element.value = "2"
        node.isOn = .mixed
      },
      expect: """
        check box "All"
        states: checkable, focusable, indeterminate
        interfaces: Action
        actions: click
        """
    ),
    RowExample(
      "a link",
      .link,
      "Help",
      { node in
        node.element.traits = [.button, .link]
        node.destination = "https://example.org"
      },
      expect: """
        link "Help"
        states: focusable
        interfaces: Action, Text, Hypertext, HyperlinkImpl
        actions: click
        """
    ),
    RowExample(
      "an open disclosure",
      .disclosure,
      "Advanced",
      { node in
        node.isExpanded = true
      },
      expect: """
        toggle button "Advanced"
        states: expandable, expanded, focusable
        interfaces: Action
        actions: click
        """
    ),
  ]
}

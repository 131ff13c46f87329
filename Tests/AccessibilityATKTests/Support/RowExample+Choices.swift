import LayoutCore

@testable import AccessibilityCore

extension RowExample {
  static let menus = [
    RowExample(
      "a menu button",
      .menuButton,
      "Sort",
      { node in
        node.element.traits = [.button, .popupButton]
        node.isExpanded = false
      },
      expect: """
        push button "Sort"
        states: expandable, focusable, has-popup
        interfaces: Action
        attributes: haspopup=menu
        actions: click, show-menu
        """
    ),
    RowExample(
      "an open menu",
      .menu,
      "Sort",
      { node in
        node.element.actions = [AccessibilityAction(.escape)]
      },
      expect: """
        menu "Sort"
        states: focusable
        interfaces: Action, Selection
        actions: escape
        """
    ),
    RowExample(
      "an item of a menu",
      .menuItem,
      "By date",
      { $0.isSelected = true },
      expect: """
        menu item "By date"
        states: focusable, selectable, selected
        interfaces: Action
        actions: click
        """
    ),
    RowExample(
      "a toggle in a menu",
      .checkMenuItem,
      "Bold",
      { node in
        node.element.traits = [.button, .selected]
        node.isOn = .on
      },
      expect: """
        check menu item "Bold"
        states: checkable, checked, focusable
        interfaces: Action
        actions: click
        """
    ),
    RowExample(
      "an open picker with a menu",
      .menuPicker,
      "Colour",
      { node in
        node.element.traits = .button
        node.element.value = "Red"
        node.isExpanded = true
      },
      expect: """
        combo box "Colour"
        states: expandable, expanded, focusable, has-popup
        interfaces: Action, Text
        attributes: haspopup=listbox
        actions: click, show-menu
        text: "Red"
        """
    ),
  ]

  static let choices = [
    RowExample(
      "a segmented picker",
      .segmentedPicker,
      "Size",
      expect: """
        panel "Size"
        attributes: xml-roles=radiogroup
        """
    ),
    RowExample(
      "the chosen segment",
      .segment,
      "S",
      { node in
        node.element.traits = [.button, .selected]
        node.element.position = (1, 3)
        node.isSelected = true
      },
      expect: """
        radio button "S"
        states: checkable, checked, focusable
        interfaces: Action
        attributes: posinset=1, setsize=3
        actions: click
        """
    ),
    RowExample(
      "an inline picker",
      .inlinePicker,
      "Size",
      expect: """
        list box "Size"
        interfaces: Selection
        """
    ),
    RowExample(
      "an option that is not chosen",
      .option,
      "S",
      { node in
        node.element.traits = .button
        node.element.position = (1, 3)
        node.isSelected = false
      },
      expect: """
        list item "S"
        states: focusable, selectable
        interfaces: Action, Text
        attributes: posinset=1, setsize=3
        actions: click
        """
    ),
    RowExample(
      "a navigation bar",
      .navigationBar,
      "Groceries",
      expect: """
        tool bar "Groceries"
        """
    ),
    RowExample(
      "a bottom bar",
      .toolBar,
      nil,
      expect: """
        tool bar ""
        """
    ),
    RowExample(
      "a tab bar",
      .tabBar,
      nil,
      { $0.element.traits = .tabBar },
      expect: """
        page tab list ""
        interfaces: Selection
        """
    ),
    RowExample(
      "the selected tab, with a badge",
      .tab,
      "Inbox",
      { node in
        node.element.traits = [.button, .tabButton, .selected]
        node.element.value = "3 new"
        node.element.position = (1, 2)
        node.isSelected = true
      },
      expect: """
        page tab "Inbox"
        description: 3 new
        states: focusable, selectable, selected
        interfaces: Action
        attributes: posinset=1, setsize=2, valuetext=3 new
        actions: click
        """
    ),
  ]
}

package import AccessibilityCore

extension ATKMapping {
  /// The table of `docs/ATK.md`, a row for each role.
  ///
  /// The document shows it to readers and is checked against it. Mappings that depend on more than
  /// the role are in `ATKMapper+Roles`.
  ///
  /// Roles that no snapshot has yet are left out: colour pickers, outline groups (TREE), dividers
  /// (SEPARATOR) and tool tips; live texts and announcements are events and no part of a tree.
  package static func row(for role: AccessibilityRole) -> ATKMapping {
    switch role {
    // Content
    case .staticText:
      ATKMapping(
        "Text, Label, isStaticText",
        .label,
        interfaces: .text,
        value: [.name, .attribute],
        traits: .staticText
      )
    case .heading:
      ATKMapping(
        "Section header, isHeader",
        .heading,
        interfaces: .text,
        traits: [.header, .staticText]
      )
    case .image:
      ATKMapping("Image, isImage", .image, interfaces: .image, traits: .image)
    case .canvas:
      ATKMapping("Canvas with accessibilityChildren", .canvas)
    case .chart:
      ATKMapping("accessibilityChartDescriptor", .chart)

    // Buttons
    case .button:
      ATKMapping("Button, isButton", .pushButton, activation: .click, traits: .button)
    case .toggleButton:
      ATKMapping(
        "Toggle(.button), isToggle",
        .toggleButton,
        activation: .click,
        value: .states,
        on: .pressed,
        traits: [.button, .toggle]
      )
    case .toggleSwitch:
      ATKMapping(
        "Toggle(.switch)",
        .switch,
        before: .toggleButton,
        states: .checkable,
        attributes: ["xml-roles": "switch"],
        activation: .click,
        value: .states,
        traits: [.button, .toggle]
      )
    case .checkBox:
      ATKMapping(
        "Toggle(.checkbox)",
        .checkBox,
        states: .checkable,
        activation: .click,
        value: .states,
        traits: [.button, .toggle]
      )
    case .link:
      ATKMapping(
        "Link, isLink",
        .link,
        interfaces: [.text, .hypertext, .hyperlinkImpl],
        activation: .click,
        traits: [.button, .link]
      )
    case .disclosure:
      ATKMapping(
        "DisclosureGroup",
        .toggleButton,
        states: .expandable,
        activation: .click,
        traits: .button
      )

    // Menus
    case .menuButton:
      ATKMapping(
        "Menu",
        .pushButton,
        states: [.hasPopup, .expandable],
        attributes: ["haspopup": "menu"],
        activation: .click,
        traits: [.button, .popupButton]
      )
    case .menuPicker:
      ATKMapping(
        "Picker(.menu)",
        .comboBox,
        states: [.hasPopup, .expandable],
        interfaces: .text,
        attributes: ["haspopup": "listbox"],
        activation: .click,
        value: .text,
        traits: [.button, .popupButton]
      )
    case .menu:
      // Menus have the Action interface even when they list none, as every menu of other toolkits.
      ATKMapping("open menu", .menu, interfaces: [.selection, .action])
    case .menuItem:
      ATKMapping(
        "item of an open menu",
        .menuItem,
        states: .selectable,
        activation: .click,
        isNumbered: true,
        traits: .button
      )
    case .checkMenuItem:
      ATKMapping(
        "Toggle in an open menu",
        .checkMenuItem,
        states: .checkable,
        activation: .click,
        chosen: .checked,
        isNumbered: true,
        traits: .button
      )

    // Numbers
    case .slider:
      ATKMapping(
        "Slider, adjustable with a range",
        .slider,
        activation: .adjust,
        value: [.number, .attribute],
        traits: .adjustable
      )
    case .stepper:
      ATKMapping(
        "Stepper, adjustable without a range",
        .spinButton,
        interfaces: .text,
        activation: .adjust,
        value: [.number, .text, .attribute],
        traits: .adjustable
      )
    case .wheelPicker:
      ATKMapping(
        "Picker(.wheel)",
        .spinButton,
        interfaces: .text,
        activation: .adjust,
        value: [.number, .text, .attribute],
        traits: .adjustable
      )
    case .progress:
      ATKMapping("ProgressView", .progressBar, value: [.number, .attribute])
    case .gauge:
      ATKMapping("Gauge", .levelBar, value: [.number, .attribute, .description])
    case .datePicker:
      ATKMapping(
        "date or time of a DatePicker",
        .pushButton,
        states: .hasPopup,
        attributes: ["haspopup": "dialog"],
        activation: .click,
        traits: .button
      )

    // Text input
    case .textField:
      ATKMapping(
        "TextField",
        .entry,
        states: [.editable, .singleLine, .selectableText],
        interfaces: [.text, .editableText],
        activation: .submit,
        value: .text,
        traits: .textEntry
      )
    case .searchField:
      ATKMapping(
        "isSearchField",
        .entry,
        states: [.editable, .singleLine, .selectableText],
        interfaces: [.text, .editableText],
        attributes: ["text-input-type": "search", "xml-roles": "searchbox"],
        activation: .submit,
        value: .text,
        traits: [.textEntry, .searchField]
      )
    case .textEditor:
      ATKMapping(
        "TextEditor",
        .entry,
        states: [.editable, .multiLine, .selectableText],
        interfaces: [.text, .editableText],
        value: .text,
        traits: [.textEntry, .multiline]
      )
    case .secureField:
      ATKMapping(
        "SecureField",
        .passwordText,
        states: [.editable, .singleLine, .selectableText],
        interfaces: [.text, .editableText],
        activation: .submit,
        value: .text,
        traits: [.textEntry, .secureTextEntry]
      )

    // Choices
    case .segmentedPicker:
      ATKMapping("Picker(.segmented)", .panel, attributes: ["xml-roles": "radiogroup"])
    case .segment:
      ATKMapping(
        "segment of a picker",
        .radioButton,
        states: .checkable,
        activation: .click,
        chosen: .checked,
        isNumbered: true,
        traits: [.button, .radioButton]
      )
    case .inlinePicker:
      ATKMapping("Picker(.inline)", .listBox, interfaces: .selection)
    case .option:
      ATKMapping(
        "option of an inline picker",
        .listItem,
        states: .selectable,
        interfaces: .text,
        activation: .click,
        isNumbered: true,
        traits: [.button, .radioButton]
      )
    case .tabBar:
      ATKMapping("TabView, isTabBar", .pageTabList, interfaces: .selection, traits: .tabBar)
    case .navigationBar:
      ATKMapping("bar of a NavigationStack", .toolBar)
    case .toolBar:
      ATKMapping("bottom bar, keyboard's bar", .toolBar)
    case .tab:
      ATKMapping(
        "tab",
        .pageTab,
        states: .selectable,
        activation: .click,
        isNumbered: true,
        traits: [.button, .tabButton]
      )

    // Collections
    case .list:
      ATKMapping("List", .list)
    case .row:
      ATKMapping("row of a list", .listItem, interfaces: .text, isNumbered: true)
    case .table:
      ATKMapping("Table", .table)
    case .cell:
      ATKMapping("cell of a table", .tableCell)

    // Containers
    case .scrollView:
      ATKMapping("ScrollView", .scrollPane)
    case .alert:
      ATKMapping(
        "alert",
        .alert,
        states: .modal,
        interfaces: .window,
        traits: .modal
      )
    case .dialog:
      ATKMapping(
        "sheet, popover, isModal",
        .dialog,
        states: .modal,
        interfaces: .window,
        traits: .modal
      )
    case .landmark:
      ATKMapping("landmark", .landmark, attributes: ["xml-roles": "region"])
    case .group:
      ATKMapping("accessibilityElement(.contain) with a name or identifier", .panel)
    case .anonymousGroup:
      ATKMapping("accessibilityElement(.contain)", .filler)
    }
  }
}

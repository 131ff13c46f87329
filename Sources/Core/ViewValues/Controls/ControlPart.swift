/// The part that a view has in the control around it, by name.
///
/// Every view of a control, but for stacks and spacers between, is marked with its part;
/// `ControlParts` finds the parts of a control that has been laid out.
public enum ControlPart: Sendable, Hashable {
  // MARK: Given to the control

  /// The control's label.
  case label
  /// The picture of a label.
  case icon
  /// At the leading end of a slider.
  case minimumValueLabel
  /// At the trailing end of a slider.
  case maximumValueLabel
  /// The control's content; of a list or table its rows, of a row of a table its cells.
  case content
  /// The content of a tab, by the tab's position.
  case tabContent(Int)
  /// Above the content of a section.
  case header
  /// Below the content of a section; of a tab view, above its tabs.
  case footer
  /// Items at the leading edge of a navigation bar.
  case leadingItems
  /// Items in the middle of a navigation bar, instead of its title.
  case principalItems
  /// Items at the trailing edge of a navigation bar.
  case trailingItems
  /// Items of a bar at the bottom.
  case items
  /// The first column of a navigation split view; the one behind it, if there are three, is its
  /// ``content``.
  case sidebar
  /// The last column of a navigation split view.
  case detail

  // MARK: Made by the control

  /// The selected option of a menu picker or one that is a link.
  case value
  /// The label of a progress view's or gauge's current value.
  case currentValueLabel
  /// The bar of a slider, progress view or gauge.
  case track
  /// The spinner of indeterminate progress.
  case spinner
  /// The switch of a toggle.
  case `switch`
  /// Both buttons of a stepper.
  case stepper
  /// The button of a stepper that decrements its number: the leading half of ``stepper``.
  case decrementButton
  /// The button of a stepper that increments its number: the trailing half of ``stepper``.
  case incrementButton
  /// The text of a field: its value, or else its prompt.
  case fieldText
  /// An option of an inline picker or wheel, by its position.
  case option(Int)
  /// The checkmark of the selected option in the rows of an inline picker.
  case checkmark
  /// An option of a segmented picker, by its position.
  case segment(Int)
  /// The date of a date picker.
  case date
  /// The time of a date picker.
  case time
  /// The well that shows the colour of a colour picker.
  case colorWell
  /// The chevron of a link in a list.
  case chevron
  /// The count or words on a link in a list.
  case badge
  /// The chevron of a disclosure group.
  case disclosureIndicator
  /// An open menu, around its ``content``.
  case menu
  /// The title of a column of a table, by its position.
  case columnTitle(Int)
  /// The bar of a tab view, around its tabs.
  case tabBar
  /// The title of a tab, by its position.
  case tab(Int)
  /// The bar of a navigation stack, which is a control as well.
  case navigationBar
  /// The bar below the content of a navigation stack, which is a control as well.
  case bottomBar
  /// The bar above the keyboard, which is a control as well.
  case keyboardBar
  /// The title in a navigation bar.
  case title
  /// The back button of a navigation stack.
  case backButton
  /// The search field.
  case searchField
  /// The button for the menu of the items for which a navigation bar has no room.
  case overflowMenu
  /// The button that shows and hides the sidebar of a navigation split view.
  case sidebarToggle
  /// The room that a bar reserves for it.
  case toggleRoom
  /// The panel behind the ``footer`` of a tab view.
  case accessoryPanel

  /// Whether the views were given to the control, not made by it.
  public var isGiven: Bool {
    switch self {
    case .label, .icon, .minimumValueLabel, .maximumValueLabel, .content, .tabContent, .header,
      .footer, .leadingItems, .principalItems, .trailingItems, .items, .sidebar, .detail:
      true
    case .value, .currentValueLabel, .track, .spinner, .switch, .stepper, .decrementButton,
      .incrementButton, .fieldText, .option, .checkmark, .segment, .date, .time, .colorWell,
      .chevron, .badge, .disclosureIndicator, .menu, .columnTitle, .tabBar, .tab, .navigationBar,
      .bottomBar,
      .keyboardBar, .title, .backButton, .searchField, .overflowMenu, .sidebarToggle,
      .toggleRoom, .accessoryPanel:
      false
    }
  }
}

/// The role of a node on a desktop, where roles distinguish more kinds of elements than traits do.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  case staticText
  case heading
  case image
  case button
  /// A button that stays pressed.
  case toggleButton
  case toggleSwitch
  case checkBox
  case link
  case menuButton
  case menu
  case menuItem
  /// An item of a menu that is on or off.
  case checkMenuItem
  case disclosure
  case slider
  case stepper
  case textField
  case textEditor
  case secureField
  case searchField
  case progress
  case gauge
  /// A picker that shows its selection and the other options in a menu.
  case menuPicker
  /// The options of a picker side by side.
  case segmentedPicker
  case segment
  /// The options of a picker in rows.
  case inlinePicker
  case option
  case wheelPicker
  case datePicker
  case list
  case row
  case table
  case cell
  /// The bar at the top of a navigation stack.
  case navigationBar
  /// Any other bar of items.
  case toolBar
  case tabBar
  case tab
  case scrollView
  case alert
  case dialog
  case canvas
  case chart
  case landmark
  /// A container with a name or identifier.
  case group
  /// A container without a name or identifier.
  case anonymousGroup
}

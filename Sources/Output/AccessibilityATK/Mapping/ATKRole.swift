/// The roles of published nodes, by their names in ATK 2.46.
///
/// Their numbers are looked up at run time, so that roles of newer libraries can be named here.
package enum ATKRole: String, Sendable, Hashable, CaseIterable {
  case alert
  case application
  case canvas
  case chart
  case checkBox = "check box"
  case checkMenuItem = "check menu item"
  case comboBox = "combo box"
  case dialog
  case embedded
  case entry
  case filler
  case frame
  case heading
  case image
  case label
  case landmark
  case levelBar = "level bar"
  case link
  case list
  case listBox = "list box"
  case listItem = "list item"
  case menu
  case menuItem = "menu item"
  case pageTab = "page tab"
  case pageTabList = "page tab list"
  case panel
  case passwordText = "password text"
  case progressBar = "progress bar"
  case pushButton = "push button"
  case radioButton = "radio button"
  case scrollPane = "scroll pane"
  case slider
  case spinButton = "spin button"
  case `switch`
  case table
  case tableCell = "table cell"
  case tableColumnHeader = "table column header"
  case timer
  case toggleButton = "toggle button"
  case toolBar = "tool bar"
}

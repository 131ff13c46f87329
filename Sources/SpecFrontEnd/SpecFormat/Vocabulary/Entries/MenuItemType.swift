internal import LayoutCore

/// The items of the menus that modifiers add to views.
package enum MenuItemType: String, CaseIterable {
  case button = "Button"
  case toggle = "Toggle"
  case picker = "Picker"
  case section = "Section"
  case menu = "Menu"
  case divider = "Divider"

  /// The keys of an item.
  package var object: SpecObject {
    let type = SpecField("type", .oneOf([rawValue]), required: true)
    return SpecObject([type] + fields)
  }

  private var fields: [SpecField] {
    switch self {
    case .button:
      [
        SpecField("title", .string, required: true),
        SpecField("role", .oneOf(Control.ButtonRole.allCases.map(\.rawValue))),
      ]
    case .toggle:
      [SpecField("title", .string, required: true), SpecField("isOn", .boolean, required: true)]
    case .picker:
      [
        .title, SpecField("options", .list(.string), required: true),
        SpecField("selection", .string),
      ]
    case .section, .menu: [.title, SpecField("children", SpecVocabulary.menuItems, required: true)]
    case .divider: []
    }
  }
}

extension SpecVocabulary {
  /// The items of a menu.
  static let menuItems = SpecValue.list(.defined("menuItem"))

  /// The keys of the actions behind a row of a list.
  package static let swipeActions = SpecObject([
    SpecField("edge", .oneOf(["leading", "trailing"])), SpecField("allowsFullSwipe", .boolean),
    SpecField("content", menuItems, required: true),
  ])
}

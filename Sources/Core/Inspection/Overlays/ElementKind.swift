internal import AccessibilityCore
internal import Drawing

/// The kind of an element for its user, which decides its colour.
enum ElementKind: String, CaseIterable {
  case button
  case link
  case toggle
  case adjustable
  case textField = "text field"
  case tab
  case header
  case image
  case text
  case other

  /// The first kind that the traits of an element imply.
  init(_ node: AccessibilityNode) {
    let traits = node.traits
    let kinds: [(AccessibilityTraits, ElementKind)] = [
      ([.textEntry, .secureTextEntry, .searchField], .textField), (.toggle, .toggle),
      (.adjustable, .adjustable), (.tabButton, .tab), (.link, .link),
      ([.button, .backButton, .popupButton, .radioButton, .keyboardKey], .button),
      (.header, .header), (.image, .image), (.staticText, .text),
    ]
    self = kinds.first { !traits.isDisjoint(with: $0.0) }?.1 ?? .other
  }

  /// Its colour.
  var color: DisplayColor {
    switch self {
    case .button: InspectionColor.blue
    case .link: InspectionColor.indigo
    case .toggle: InspectionColor.teal
    case .adjustable: InspectionColor.purple
    case .textField: InspectionColor.brown
    case .tab: InspectionColor.pink
    case .header: InspectionColor.red
    case .image: InspectionColor.orange
    case .text: InspectionColor.green
    case .other: InspectionColor.gray
    }
  }

  /// Whether elements of the kind are activated by touch.
  var isTouched: Bool {
    switch self {
    case .button, .link, .toggle, .adjustable, .textField, .tab: true
    case .header, .image, .text, .other: false
    }
  }
}

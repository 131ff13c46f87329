internal import LayoutCore

extension AccessibilityOutcome: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(id)
    writer.write(label)
    writer.write(effect)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(id: try reader.read(), label: try reader.read(), effect: try reader.read())
  }
}

extension AccessibilityOutcome.Effect: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(kind.rawValue)
    switch self {
    case .activated, .incremented, .decremented, .focused, .scrolledIntoView: break
    case .toggled(let state): writer.write(named: state)
    case .changedNumber(let number): writer.write(number)
    case .changedText(let text): writer.write(text)
    case .selected(let name), .deselected(let name): writer.write(name)
    case .disclosed(let isExpanded): writer.write(isExpanded)
    case .performed(let name), .opened(let name): writer.write(name)
    case .performedAction(let kind): writer.write(named: kind)
    }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let kind: Kind = try reader.readNamed()
    self =
      switch kind {
      case .activated: .activated
      case .opened: .opened(try reader.read())
      case .toggled: .toggled(try reader.readNamed())
      case .changedNumber: .changedNumber(try reader.read())
      case .changedText: .changedText(try reader.read())
      case .selected: .selected(try reader.read())
      case .deselected: .deselected(try reader.read())
      case .disclosed: .disclosed(try reader.read())
      case .incremented: .incremented
      case .decremented: .decremented
      case .performed: .performed(try reader.read())
      case .performedAction: .performedAction(try reader.readNamed())
      case .focused: .focused
      case .scrolledIntoView: .scrolledIntoView
      }
  }

  private enum Kind: String {
    case activated, opened, toggled, changedNumber, changedText, selected, deselected, disclosed
    case incremented, decremented, performed, performedAction, focused, scrolledIntoView
  }

  private var kind: Kind {
    switch self {
    case .activated: .activated
    case .opened: .opened
    case .toggled: .toggled
    case .changedNumber: .changedNumber
    case .changedText: .changedText
    case .selected: .selected
    case .deselected: .deselected
    case .disclosed: .disclosed
    case .incremented: .incremented
    case .decremented: .decremented
    case .performed: .performed
    case .performedAction: .performedAction
    case .focused: .focused
    case .scrolledIntoView: .scrolledIntoView
    }
  }
}

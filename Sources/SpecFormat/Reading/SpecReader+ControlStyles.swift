internal import LayoutCore

// Modifiers that choose how controls look. Controls are made of views while they are read, so a
// view's styles hold before its modifiers are taken up; the modifiers report their mistakes.

extension SpecReader {
  /// Takes over the styles of controls that a view's own modifiers state, the inner ones last.
  func applyControlStyles(ofModifiersOf node: JSONNode) {
    guard let modifiers = member("modifiers", of: node) else { return }
    for modifier in elements(of: modifiers).reversed() where modifier.value.kind == .object {
      for (name, _) in modifier.value.members where SpecVocabulary.isControlModifier(name) {
        if let value = member(name, of: modifier) { applyControlStyle(name, value.value) }
      }
    }
  }

  private func applyControlStyle(_ name: String, _ value: JSONValue) {
    func style<Style: RawRepresentable<String>>(_ path: WritableKeyPath<ControlStyles, Style>) {
      if let style = value.string.flatMap({ Style(rawValue: $0) }) {
        controlStyles[keyPath: path] = style
      }
    }
    switch name {
    case "listStyle": style(\.list)
    case "buttonStyle": style(\.button)
    case "toggleStyle": style(\.toggle)
    case "textFieldStyle": style(\.textField)
    case "labelStyle": style(\.label)
    case "controlSize": style(\.size)
    case "pickerStyle":
      if let style = value.string.flatMap({ Control.PickerStyle(rawValue: $0) }) {
        pickerStyle = style
      }
    case "labelsHidden": controlStyles.hidesLabels = value.boolean == true
    case "listRowSpacing": controlStyles.rowSpacing = max(value.number ?? 0, 0)
    case "listSectionSpacing":
      if let spacing = value.number { controlStyles.sectionSpacing = .custom(max(spacing, 0)) }
      if let name = value.string {
        controlStyles.sectionSpacing = name == "compact" ? .compact : .standard
      }
    default: break
    }
  }

  /// Reads a modifier that chooses how controls look; nil if it cannot be read.
  func controlModifier(_ name: String, _ node: JSONNode) -> ModifierContent? {
    func names(_ names: [String]) -> Bool { choice(node, among: names, name.quoted) != nil }
    let isRead: Bool
    switch name {
    case "listRowInsets":
      guard check(node, SpecVocabulary.edgeInsets, of: name.quoted) else { return nil }
      return .listRowInsets(edgeInsets(node, of: name.quoted))
    case "listRowSpacing": isRead = extent(node, name.quoted) != nil
    case "listSectionSpacing":
      isRead =
        node.value.kind == .string
        ? names(SpecVocabulary.sectionSpacings) : extent(node, name.quoted) != nil
    case "listStyle": isRead = choice(ControlStyles.List.self, node, name.quoted) != nil
    case "buttonStyle": isRead = choice(ControlStyles.Button.self, node, name.quoted) != nil
    case "toggleStyle": isRead = choice(ControlStyles.Toggle.self, node, name.quoted) != nil
    case "textFieldStyle": isRead = choice(ControlStyles.TextField.self, node, name.quoted) != nil
    case "labelStyle": isRead = choice(ControlStyles.Label.self, node, name.quoted) != nil
    case "labeledContentStyle":
      isRead = choice(ControlStyles.LabeledContent.self, node, name.quoted) != nil
    case "pickerStyle": isRead = choice(Control.PickerStyle.self, node, name.quoted) != nil
    case "controlSize": isRead = choice(ControlStyles.Size.self, node, name.quoted) != nil
    default: return yes(node, name, .environment(EnvironmentChange(name: name) { _ in }))
    }
    return isRead ? .environment(EnvironmentChange(name: name) { _ in }) : nil
  }
}

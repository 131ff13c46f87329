internal import LayoutCore

// Modifiers that choose how controls look. Controls are made of views while they are read, so a
// view's styles hold before its modifiers are taken up; the modifiers report their mistakes.

extension SpecReader {
  /// How controls look within a view: what its own modifiers state, the inner ones last.
  func controlLook(withinModifiersOf node: JSONNode) -> ControlLook {
    var look = scope.controls
    guard let modifiers = member("modifiers", of: node) else { return look }
    for modifier in elements(of: modifiers).reversed() where modifier.value.kind == .object {
      for (name, _) in modifier.value.members where SpecVocabulary.isControlModifier(name) {
        if let value = member(name, of: modifier) { look.apply(name, value.value) }
      }
      applyControlMetrics(of: modifier, to: &look)
      if let values = member("environment", of: modifier) {
        applyControlMetrics(of: values, to: &look)
      }
    }
    return look
  }

  /// Takes over the metrics of controls that an object states.
  func applyControlMetrics(of node: JSONNode, to look: inout ControlLook) {
    guard let values = member("controlMetrics", of: node) else { return }
    for (name, path) in ControlMetrics.named {
      guard let length = member(name, of: values)?.value.number else { continue }
      look.metrics[keyPath: path] = length
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
    case "pickerStyle": isRead = choice(Control.PickerStyle.self, node, name.quoted) != nil
    case "controlSize": isRead = choice(ControlStyles.Size.self, node, name.quoted) != nil
    default: return yes(node, name, .environment(EnvironmentChange(name: name) { _ in }))
    }
    return isRead ? .environment(EnvironmentChange(name: name) { _ in }) : nil
  }
}

extension ControlLook {
  /// Takes over what a modifier says; nothing if it cannot be read.
  mutating func apply(_ name: String, _ value: JSONValue) {
    func style<Style: RawRepresentable<String>>(_ path: WritableKeyPath<ControlStyles, Style>) {
      if let style = value.string.flatMap({ Style(rawValue: $0) }) {
        styles[keyPath: path] = style
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
        picker = style
      }
    case "labelsHidden": styles.hidesLabels = value.boolean == true
    case "listRowSpacing": styles.rowSpacing = max(value.number ?? 0, 0)
    case "listSectionSpacing":
      if let spacing = value.number { styles.sectionSpacing = .custom(max(spacing, 0)) }
      if let name = value.string {
        styles.sectionSpacing = name == "compact" ? .compact : .standard
      }
    default: break
    }
  }
}

internal import LayoutCore

/// Checks the contents of unknown keys and views: one mistake hides no other.
extension SpecReader {
  /// Reads what a view of an unknown type has in common with all others.
  func readPast(_ node: JSONNode) {
    screen.leftOutViews += 1
    guard node.value.kind == .object else { return noteIDs(in: node) }
    _ = id(of: node)
    let modifiers = modifiers(of: node, type: "this view")
    guard admits(modifiers.count + 1, at: node) else {
      screen.unreadViews += 1
      return
    }
    readContent(of: modifiers)
    _ = readTree(in: scope.with { $0.depth += modifiers.count + 1 }) {
      if [.array, .object].contains(node.value["children"]?.kind) { childViews(of: node) }
    }
    for (key, value) in members(of: node) {
      switch (key, value.value.kind) {
      case ("modifiers", .array), ("children", .array), ("children", .object): continue
      default: noteIDs(in: value)
      }
    }
  }

  /// Whether a value is a view of a known type.
  private func isView(_ value: JSONValue) -> Bool {
    value["type"]?.string.map { SpecVocabulary.view($0) != nil } == true
  }

  /// Whether a view stands in the place of a modifier, which is noted.
  func isMisplacedView(_ node: JSONNode) -> Bool {
    guard isView(node.value) else { return false }
    readMisplacedViews(node)
    error(
      "a view cannot be a modifier",
      at: node.place,
      hint: "put it into 'children', or write { \"overlay\": { \"content\": … } }"
    )
    return true
  }

  /// Whether views stand in the place of a modifier's object, which has a key for them; this is noted.
  func isMisplacedContent(_ node: JSONNode, of entry: SpecModifier) -> Bool {
    // The entry's forms are made when they are asked for, which each modifier of a file would pay for.
    guard isView(node.value) || node.value.elements.first.map(isView) == true else { return false }
    let forms = entry.field.value.forms
    // A list of items is in its place where the modifier takes one.
    if node.value.kind == .array, !forms.elementForms.isEmpty { return false }
    let takesContent = forms.contains { form in
      if case .object(let object) = form { object.requiredNames.contains("content") } else { false }
    }
    guard takesContent else { return false }
    readMisplacedViews(node)
    let name = entry.field.name
    error(
      "the views of \(name.quoted) go into 'content'",
      at: node.place,
      hint: "write { \"\(name)\": { \"content\": … } }"
    )
    return true
  }

  /// Reads views that stand where none can, for their ids and mistakes.
  private func readMisplacedViews(_ node: JSONNode) {
    screen.leftOutViews += 1
    _ = readTree(in: scope.with { $0.depth += 2 }) { views(node) }
  }

  /// Reads the views that modifiers bring along, for their mistakes.
  func readContent(of modifiers: [ReadModifier]) {
    for modifier in modifiers {
      if let destination = modifier.destination { register(destination) }
      guard let content = modifier.content else { continue }
      _ = readTree(in: scope.with { $0.depth += 2 }) { views(content) }
    }
  }

  /// Notes the ids in something that cannot be read, so that they are known where they are used.
  func noteIDs(in node: JSONNode) {
    var pending = [node]
    while let node = pending.popLast() {
      switch node.value.kind {
      case .array: pending += elements(of: node)
      case .object:
        for (key, value) in members(of: node) {
          guard key == "id", let id = value.value.string else {
            pending.append(value)
            continue
          }
          if screen.ids[id] == nil { screen.ids[id] = value.place }
        }
      // Its view is not known.
      case .string where node.value.string?.contains("{{") == true: screen.unreadViews += 1
      case .null, .boolean, .number, .string: break
      }
    }
  }
}

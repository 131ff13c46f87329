internal import LayoutCore

// Templates that have to stay, since what fills them is known only as the screen is shown.

extension SpecExpander {
  /// Notes that a template stays as it is; it must not depend on another one around it.
  func keep(_ template: JSONNode, isUsedIn use: String) {
    if isInTemplate, template.value.mentionsPlaceholders {
      refuse("\(use) cannot be written out inside of another template", at: template.place)
    }
    keepDefinitions(usedIn: template.value)
  }

  private func keepDefinitions(usedIn value: JSONValue) {
    var pending = [value]
    while let value = pending.popLast() {
      if value["type"]?.string == "Reference", let name = value["name"]?.string,
        keptDefinitions.insert(name).inserted, let definition = reader.screen.definitions[name]
      {
        pending.append(definition.value)
      }
      pending += value.parts
    }
  }

  /// A value as the author wrote it, without comments.
  func raw(_ value: JSONValue) -> CanonicalValue { CanonicalValue(value) }

  // MARK: Limits

  /// Whether templates make too much, so that the rest is left out.
  var isTooLarge: Bool { madeViews > reader.limits.templateNodes || reader.screen.isTooLarge }

  /// Counts a view that a template makes.
  func count(at place: JSONPlace) {
    madeViews += 1
    guard madeViews == reader.limits.templateNodes + 1 else { return }
    refuse("templates make more than \(reader.limits.templateNodes) views", at: place)
  }

  func refuse(_ message: String, at place: JSONPlace, hint: String? = nil) {
    reader.error(message, at: place, hint: hint)
  }
}

extension JSONValue {
  /// The values in it.
  fileprivate var parts: [JSONValue] {
    kind == .array ? Array(elements) : members.map { $0.value }
  }

  /// Whether any text in it has a placeholder.
  var mentionsPlaceholders: Bool {
    var pending = [self]
    while let value = pending.popLast() {
      if value.string?.contains("{{") == true { return true }
      pending += value.parts
    }
    return false
  }
}

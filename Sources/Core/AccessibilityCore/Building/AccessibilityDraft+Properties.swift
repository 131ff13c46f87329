internal import LayoutCore

extension AccessibilityDraft {
  /// Applies a modifier's properties; those of modifiers further inside give way (A3.3).
  mutating func apply(_ properties: AccessibilityProperties, on system: SystemVersion) {
    applyLabel(properties)
    if let value = properties.value { values = value.isEmpty ? [] : [value] }
    if let hint = properties.hint { hints = hint.isEmpty ? [] : [hint] }
    if let identifier = properties.identifier { identifiers = [identifier] }
    if let isHidden = properties.isHidden { visibility.isHidden = isHidden }
    applyTraits(properties, system)
    sortPriority = properties.sortPriority ?? sortPriority
    headingLevel = properties.headingLevel ?? headingLevel
    inputLabels = properties.inputLabels ?? inputLabels
    activationPoint = properties.activationPoint ?? activationPoint
    applyActions(properties.actions)
    for content in properties.customContent { applyCustomContent(content) }
    // The outermost rotor comes first (A3.8).
    rotors = properties.rotors + rotors
    relations += properties.relations
    chart = properties.chart ?? chart
    applyLinks(properties.links)
    applyAttributes(properties)
  }

  /// Replaces the label, or puts words before or after it (A3.5).
  private mutating func applyLabel(_ properties: AccessibilityProperties) {
    guard let text = properties.label else { return }
    switch properties.labelPlacement {
    case .assign:
      label = [text]
      title = []
      if labelReplacesValue { values = [] }
    case .prepend: label.insert(text, at: 0)
    case .append: label.append(text)
    }
    isLabelOptional = false
  }

  /// Applies explicit traits: outer ones override inner ones, which override those implied by a
  /// control (A3.6).
  private mutating func applyTraits(
    _ properties: AccessibilityProperties,
    _ system: SystemVersion
  ) {
    var removed = properties.removedTraits
    // A real button keeps its trait on the oldest systems.
    if system == .iOS15, isControl { removed.remove(.button) }
    traits.formUnion(properties.addedTraits)
    traits.subtract(removed)
    explicitTraits.formUnion(properties.addedTraits)
    explicitTraits.formUnion(removed)
  }

  /// Adds traits implied by the surroundings; explicit ones stay (A3.6).
  mutating func imply(_ implied: AccessibilityTraits) {
    traits.formUnion(implied.subtracting(explicitTraits))
  }

  /// Adds actions, outer ones first (A3.7); a default action makes a button, an adjustable one an
  /// adjustable element, a zoom one a zoomable element.
  private mutating func applyActions(_ added: [AccessibilityAction]) {
    actions = added + actions
    for action in added {
      switch action.kind {
      case .default: imply(.button)
      case .adjustable: imply(.adjustable)
      case .zoom: imply(.supportsZoom)
      case .named, .escape, .magicTap, .delete, .scroll: break
      }
    }
  }

  /// Adds an action for each link of a text, named by its words; a single one is the activation.
  ///
  /// A text that is a link as a whole has no other action (A2.60).
  private mutating func applyLinks(_ added: [AccessibilityTextLink]) {
    guard let text = label.first, !added.isEmpty else { return }
    links = added.compactMap { $0.shown(in: text) }
    if added.count == 1 { actions.append(AccessibilityAction(.default, name: added[0].label)) }
    if links.count == 1, links[0].range == 0..<text.unicodeScalars.count {
      imply(.link)
      traits.subtract(AccessibilityTraits.staticText.subtracting(explicitTraits))
    } else {
      actions += added.map { AccessibilityAction(.named, name: $0.label) }
    }
  }

  /// Adds custom content, which replaces that of the same label in its place (A3.8).
  private mutating func applyCustomContent(_ content: AccessibilityCustomContent) {
    if let index = customContent.firstIndex(where: { $0.label == content.label }) {
      customContent[index] = content
    } else {
      customContent.append(content)
    }
  }

  private mutating func applyAttributes(_ properties: AccessibilityProperties) {
    if let type = properties.textContentType { attributes["textContentType"] = type }
    if let responds = properties.respondsToUserInteraction {
      attributes["respondsToUserInteraction"] = "\(responds)"
    }
    if let touch = properties.directTouch {
      attributes["directTouch"] = "\(touch)"
      let options = properties.directTouchOptions.map(\.rawValue).sorted()
      attributes["directTouchOptions"] = options.isEmpty ? nil : options.joined(separator: " ")
    }
    if let shows = properties.showsLargeContentViewer {
      attributes["showsLargeContentViewer"] = "\(shows)"
    }
    if let keys = properties.keyboardShortcut { attributes["keyboardShortcut"] = keys }
    if let focused = properties.isFocused { attributes["focused"] = "\(focused)" }
    attributes.merge(properties.speech) { _, outer in outer }
  }
}

internal import AccessibilityCore
internal import LayoutCore
internal import SpecFormat

// Modifiers and representations for assistive technology.

extension ScreenWriter {
  /// Writes an annotation; nil for one that changes nothing here.
  func member(
    _ annotation: any ViewAnnotation,
    _ modifier: WrittenModifier
  ) throws(Unwritable) -> Member? {
    guard let own = annotation as? AccessibilityModifier else {
      throw Unwritable("'\(annotation.name)'")
    }
    switch own {
    case .properties(let name, let properties): return try member(name, properties)
    case .element(let behavior, let type):
      var members: Members = [Member("children", .string(behavior.rawValue))]
      members.add("containerType", text: type?.rawValue)
      return Member("accessibilityElement", .object(members))
    case .children, .representation:
      return Member(own.name, .object([Member("content", added(by: modifier))]))
    case .contentShape(let kind, let shape):
      let shape = CanonicalValue.object(try members(of: shape, at: modifier.node))
      return Member(
        "contentShape",
        .object([Member("kind", .string(kind.rawValue)), Member("shape", shape)])
      )
    case .disabled(let isDisabled): return Member("disabled", .boolean(isDisabled))
    case .redacted: return Member("redacted", .string("placeholder"))
    case .gesture: return Member("onTapGesture", .yes)
    case .unredacted, .badge, .symbol, .decorative, .selection, .unselectable, .styled,
      .refreshable:
      throw Unwritable("'\(own.name)' on this view")
    }
  }

  private func member(
    _ name: String,
    _ properties: AccessibilityProperties
  ) throws(Unwritable) -> Member? {
    if properties.isEmpty {
      omit(name)
      return nil
    }
    guard let value = try value(of: name, properties) else {
      throw Unwritable("'\(name)' with these values")
    }
    guard value.stands(for: properties) else {
      throw Unwritable("'\(name)' with several properties")
    }
    return Member(name, value.value)
  }

  /// A property as its modifier says it, and all that the modifier would say.
  private struct Property {
    let value: CanonicalValue
    let read: AccessibilityProperties

    init(_ value: CanonicalValue, _ set: (inout AccessibilityProperties) -> Void) {
      self.value = value
      var properties = AccessibilityProperties()
      set(&properties)
      read = properties
    }

    func stands(for properties: AccessibilityProperties) -> Bool { read == properties }
  }

  private func value(
    of name: String,
    _ own: AccessibilityProperties
  ) throws(Unwritable) -> Property? {
    func text(_ text: String?) -> CanonicalValue? { text.map { .string($0) } }
    switch name {
    case "accessibilityLabel":
      guard let label = own.label else { return nil }
      let placed: CanonicalValue = .object([
        Member("text", .string(label)), Member("placement", .string(own.labelPlacement.rawValue)),
      ])
      return Property(own.labelPlacement == .assign ? .string(label) : placed) {
        ($0.label, $0.labelPlacement) = (own.label, own.labelPlacement)
      }
    case "accessibilityValue":
      return text(own.value).map { Property($0) { $0.value = own.value } }
    case "accessibilityHint", "help":
      return text(own.hint).map { Property($0) { $0.hint = own.hint } }
    case "accessibilityIdentifier":
      return text(own.identifier).map { Property($0) { $0.identifier = own.identifier } }
    case "accessibilityHidden":
      return own.isHidden.map { Property(.boolean($0)) { $0.isHidden = own.isHidden } }
    case "accessibilityAddTraits":
      return Property(try names(of: own.addedTraits)) { $0.addedTraits = own.addedTraits }
    case "accessibilityRemoveTraits":
      return Property(try names(of: own.removedTraits)) { $0.removedTraits = own.removedTraits }
    case "accessibilitySortPriority":
      return own.sortPriority.map {
        Property(.number($0)) { $0.sortPriority = own.sortPriority }
      }
    case "accessibilityHeading":
      guard let level = own.headingLevel, SpecVocabulary.headingLevels.indices.contains(level)
      else { return nil }
      return Property(.string(SpecVocabulary.headingLevels[level])) { $0.headingLevel = level }
    case "accessibilityInputLabels":
      return own.inputLabels.map { labels in
        Property(.list(labels.map { .string($0) })) { $0.inputLabels = labels }
      }
    case "accessibilityTextContentType":
      return text(own.textContentType).map {
        Property($0) { $0.textContentType = own.textContentType }
      }
    case "accessibilityRespondsToUserInteraction":
      return own.respondsToUserInteraction.map {
        Property(.boolean($0)) { $0.respondsToUserInteraction = own.respondsToUserInteraction }
      }
    case "accessibilityFocused":
      return own.isFocused.map { Property(.boolean($0)) { $0.isFocused = own.isFocused } }
    case "accessibilityShowsLargeContentViewer":
      return own.showsLargeContentViewer == true
        ? Property(.yes) { $0.showsLargeContentViewer = true } : nil
    case "accessibilityActivationPoint": return own.activationPoint.map { point(own, $0) }
    case "accessibilityDirectTouch": return own.directTouch.map { directTouch(own, $0) }
    case "accessibilityCustomContent": return customContent(own)
    case "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
      "accessibilityZoomAction", "accessibilityScrollAction", "contextMenu", "swipeActions":
      return actions(name, own)
    case "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityRotorEntry":
      return relation(name, own)
    default: return speech(name, own)
    }
  }

  private func names(of traits: AccessibilityTraits) throws(Unwritable) -> CanonicalValue {
    var names: [CanonicalValue] = []
    var rest = traits
    for known in SpecVocabulary.traitNames where traits.isSuperset(of: known.trait) {
      names.append(.string(known.name))
      rest.subtract(known.trait)
    }
    guard rest.isEmpty else { throw Unwritable("a trait that specs cannot name") }
    return .list(names)
  }

  private func point(
    _ own: AccessibilityProperties,
    _ point: AccessibilityProperties.ActivationPoint
  ) -> Property {
    let value: CanonicalValue
    switch point {
    case .unit(let unit):
      let name = CanonicalValue(unit)
      value = name.string == nil ? .object([Member("unit", name)]) : name
    case .point(let point):
      value = .object([Member("x", .number(point.x)), Member("y", .number(point.y))])
    }
    return Property(value) { $0.activationPoint = own.activationPoint }
  }

  private func directTouch(_ own: AccessibilityProperties, _ isDirect: Bool) -> Property {
    let options = own.directTouchOptions.map(\.rawValue).sorted()
    let whole: CanonicalValue = .object([
      Member("value", .boolean(isDirect)), Member("options", .list(options.map { .string($0) })),
    ])
    return Property(options.isEmpty ? .boolean(isDirect) : whole) {
      ($0.directTouch, $0.directTouchOptions) = (own.directTouch, own.directTouchOptions)
    }
  }

  private func customContent(_ own: AccessibilityProperties) -> Property? {
    guard let content = own.customContent.first, own.customContent.count == 1 else { return nil }
    var members: Members = [
      Member("label", .string(content.label)), Member("value", .string(content.value)),
    ]
    if content.importance != .default {
      members.add("importance", text: content.importance.rawValue)
    }
    return Property(.object(members)) { $0.customContent = own.customContent }
  }

  private func relation(_ name: String, _ own: AccessibilityProperties) -> Property? {
    guard let relation = own.relations.first, own.relations.count == 1 else { return nil }
    var members: Members = []
    switch relation.kind {
    case .labeledPairLabel: members.add("role", text: "label")
    case .labeledPairContent: members.add("role", text: "content")
    case .linkedGroup, .rotorEntry: break
    }
    members.add("id", text: relation.id)
    if !relation.namespace.isEmpty { members.add("namespace", text: relation.namespace) }
    return Property(.object(members)) { $0.relations = own.relations }
  }

  private func speech(_ name: String, _ own: AccessibilityProperties) -> Property? {
    guard own.speech.count == 1, let text = own.speech[name] else { return nil }
    let value: CanonicalValue? =
      text == "true" || text == "false"
      ? .boolean(text == "true") : Double(text).map { .number($0) }
    return value.map { Property($0) { $0.speech = own.speech } }
  }

  // MARK: Actions

  private func actions(_ name: String, _ own: AccessibilityProperties) -> Property? {
    guard let first = own.actions.first else { return nil }
    let isOnly = own.actions.count == 1
    var value: CanonicalValue?
    switch name {
    case "accessibilityAction" where isOnly && first.category == nil && first.isOn == nil:
      if first.kind == .named {
        value = first.name.map { .object([Member("name", .string($0))]) }
      } else if first.name == nil {
        value = .object([Member("kind", .string(first.kind.rawValue))])
      }
    case "accessibilityAdjustableAction", "accessibilityZoomAction", "accessibilityScrollAction":
      let kinds: [String: AccessibilityAction.Kind] = [
        "accessibilityAdjustableAction": .adjustable, "accessibilityZoomAction": .zoom,
        "accessibilityScrollAction": .scroll,
      ]
      if isOnly, kinds[name].map({ AccessibilityAction($0) }) == first { value = .yes }
    case "accessibilityActions": value = ScreenWriter.names(of: own.actions)
    case "contextMenu", "swipeActions": value = ScreenWriter.items(own.actions)
    default: break
    }
    return value.map { Property($0) { $0.actions = own.actions } }
  }

  /// The names of actions of one category, in the order of their declaration.
  private static func names(of actions: [AccessibilityAction]) -> CanonicalValue? {
    let category = actions.first?.category
    guard actions.allSatisfy({ $0.kind == .named && $0.category == category && $0.isOn == nil })
    else { return nil }
    let names = CanonicalValue.list(actions.reversed().compactMap { $0.name.map { .string($0) } })
    guard let category else { return names }
    return .object([Member("names", names), Member("category", .string(category))])
  }

  /// The items of a menu that make actions.
  private static func items(_ actions: [AccessibilityAction]) -> CanonicalValue? {
    var items: [CanonicalValue] = []
    for action in actions {
      guard action.kind == .named, action.category == nil, let name = action.name else {
        return nil
      }
      var members: Members = [
        Member("type", .string(action.isOn == nil ? "Button" : "Toggle")),
        Member("title", .string(name)),
      ]
      members.add("isOn", action.isOn.map { .boolean($0) })
      items.append(.object(members))
    }
    return .list(items)
  }
}

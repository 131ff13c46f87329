internal import LayoutCore

// Views, of which some are others in the canonical form.

extension SpecExpander {
  func view(_ node: JSONNode, _ type: String) -> CanonicalValue {
    guard let keys = SpecVocabulary.view(type)?.keys else { return .null }
    if isInTemplate { count(at: node.place) }
    switch type {
    case "ForEach" where node.value["data"] != nil: return forEach(node, keys)
    case "Reference": return reference(node, keys)
    case "If": return conditional(node, keys)
    case "TimelineView", "PhaseAnimator", "KeyframeAnimator": return animator(node, keys)
    default: return members(of: node, keys.fields)
    }
  }

  /// A view in place of another one, with the id and the modifiers of that.
  private func replacement(
    _ type: String,
    for node: JSONNode,
    _ children: [CanonicalValue]
  ) -> CanonicalValue {
    let common = members(of: node, SpecVocabulary.commonFields, without: ["type"]).members
    return .object(
      [.init("type", .string(type))] + common + [.init("children", .list(children))]
    )
  }

  /// A view or a list of views.
  func views(_ node: JSONNode) -> [CanonicalValue] {
    let nodes = node.value.kind == .array ? reader.elements(of: node) : [node]
    return nodes.map { value($0, SpecValue.view.forms) }
  }

  // MARK: Templates

  /// A dynamic list whose views are written out, unless its data change.
  private func forEach(_ node: JSONNode, _ keys: SpecObject) -> CanonicalValue {
    guard let data = reader.member("data", of: node), let content = node.value["content"] else {
      return members(of: node, keys.fields)
    }
    let place = JSONPlace.value(in: node.value, key: "content")
    let template = JSONNode(value: content, place: place)
    guard data.value.kind != .string else {
      keep(template, isUsedIn: "a 'ForEach' over data that change")
      return .object(
        members(of: node, keys.fields, without: ["content"]).members + [
          .init("content", raw(content))
        ]
      )
    }
    let outer = isInTemplate
    isInTemplate = true
    defer { isInTemplate = outer }
    var children: [CanonicalValue] = []
    if data.value.kind == .array {
      for (index, element) in reader.elements(of: data).enumerated() where !isTooLarge {
        let scope = reader.scope(of: element, index: index, in: node.scope)
        children += views(reader.resolve(template.within(scope)))
      }
    } else {
      for index in 0..<(data.value.wholeNumber ?? 0) where !isTooLarge {
        let number = JSONNode(value: reader.document.makeInteger(index), place: data.place)
        let scope = TemplateScope(["index": number, "item": number], outer: node.scope)
        children += views(reader.resolve(template.within(scope)))
      }
    }
    return replacement("ForEach", for: node, children)
  }

  /// The views of a definition as a group.
  private func reference(_ node: JSONNode, _ keys: SpecObject) -> CanonicalValue {
    guard let name = reader.string("name", of: node),
      let definition = reader.screen.definitions[name],
      reader.screen.definitions.cycle(through: name) == nil
    else { return members(of: node, keys.fields) }
    if !animated.isDisjoint(with: screenValues) {
      refuse(
        "a definition cannot be written out where an animator hides values of the screen",
        at: node.place
      )
    }
    if node.value["modifiers"]?.elements.contains(where: { $0["badge"] != nil }) == true {
      refuse(
        "a 'badge' on a 'Reference' cannot be written out",
        at: node.place,
        hint: "put it on the view in the definition"
      )
    }
    var values: [String: JSONNode] = [:]
    if let with = reader.member("with", of: node) {
      for (key, value) in reader.members(of: with) { values[key] = value }
    }
    let scope = TemplateScope(values, outer: reader.screen.motion.values)
    let outer = isInTemplate
    isInTemplate = true
    reader.screen.definitions.startExpanding(name)
    let children = views(reader.resolve(definition.within(scope)))
    reader.screen.definitions.finishExpanding()
    isInTemplate = outer
    return replacement("Group", for: node, children)
  }

  /// The branch of an `If` that is there, unless a geometry reader or time decides.
  private func conditional(_ node: JSONNode, _ keys: SpecObject) -> CanonicalValue {
    guard let condition = reader.member("condition", of: node),
      condition.value.string?.contains("{{") != true,
      let holds = reader.constantCondition(condition)
    else { return members(of: node, keys.fields) }
    func branch(_ key: String, isShown: Bool) -> CanonicalValue {
      let children = isShown ? reader.member(key, of: node).map { views($0) } : nil
      return .object([
        .init("type", .string("Group")), .init("children", .list(children ?? [])),
      ])
    }
    let branches = [branch("children", isShown: holds)]
    let others = node.value["else"] == nil ? [] : [branch("else", isShown: !holds)]
    return replacement("Group", for: node, branches + others)
  }

  /// A view whose children follow time: the names that it gives them stay placeholders.
  private func animator(_ node: JSONNode, _ keys: SpecObject) -> CanonicalValue {
    let names = animatedNames(in: node)
    let outer = animated
    animated.formUnion(names)
    defer { animated = outer }
    let own = members(of: node, keys.fields, without: ["children"]).members
    guard let value = node.value["children"] else { return .object(own) }
    let place = JSONPlace.value(in: node.value, key: "children")
    let scope = TemplateScope(kept(names), outer: node.scope)
    let children = reader.resolve(JSONNode(value: value, place: place).within(scope))
    return .object(own + [.init("children", .list(views(children)))])
  }

  private func animatedNames(in node: JSONNode) -> Set<String> {
    if let phases = node.value["phases"] {
      return Set(["phase"] + phases.elements.flatMap { $0.members.map(\.key) })
    }
    if let values = node.value["initialValue"] { return Set(values.members.map(\.key)) }
    return ["t"]
  }

  /// Names that stand for their own placeholders.
  func kept(_ names: Set<String>) -> [String: JSONNode] {
    names.reduce(into: [:]) { result, name in
      result[name] = JSONNode(value: reader.document.makeString("{{\(name)}}"), place: .root)
    }
  }

  /// The destination of a navigation stack's values, as a template for values not known yet.
  func destination(_ node: JSONNode) -> CanonicalValue {
    let fields = SpecVocabulary.navigationDestination.fields
    guard let content = node.value["content"], content.mentionsPlaceholders else {
      return members(of: node, fields)
    }
    let place = JSONPlace.value(in: node.value, key: "content")
    keep(JSONNode(value: content, place: place), isUsedIn: "a 'navigationDestination'")
    return .object(
      members(of: node, fields, without: ["content"]).members + [.init("content", raw(content))]
    )
  }
}

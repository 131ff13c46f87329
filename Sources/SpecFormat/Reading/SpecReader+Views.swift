internal import LayoutCore

extension SpecReader {
  /// Reads a view or a list of views.
  func views(_ node: JSONNode, of owner: String) {
    if node.value.kind == .array {
      for element in elements(of: node) { view(element) }
    } else {
      view(node)
    }
  }

  /// Reads a view with its modifiers: the outermost modifier comes first in the tree.
  func view(_ node: JSONNode) {
    guard !isTooLarge else { return }
    guard node.value.kind == .object else {
      return wrongType(node, "an object", of: "a view")
    }
    guard let type = member("type", of: node) else {
      return error(
        "a view needs 'type'",
        at: node.place,
        hint: "add \"type\": \"Text\", \"HStack\" or another view's name"
      )
    }
    guard let name = string(type, "'type'") else { return }
    guard let vocabulary = SpecVocabulary.view(name) else {
      return error(
        "no view is named \(name.quoted)",
        at: type.place,
        hint: suggestion(name, SpecVocabulary.views.map(\.name))
      )
    }
    check(node, vocabulary, of: name)
    let modifiers = modifiers(of: node, type: name)
    guard admits(modifiers.count + 1, at: node) else { return }
    for modifier in modifiers.reversed() {
      builder.open(.modifier(modifier.modifier), id: modifier.id)
    }
    depth += modifiers.count + 1
    bareView(node, type: name)
    depth -= modifiers.count + 1
    for modifier in modifiers {
      if let content = modifier.content {
        depth += 2
        views(content, of: "'content'")
        depth -= 2
      }
      builder.close()
    }
  }

  /// Whether the tree may grow: it must stay within its documented limits.
  private func admits(_ count: Int, at node: JSONNode) -> Bool {
    if depth + count > ViewTree.maximumDepth {
      error(
        "views and modifiers are nested deeper than \(ViewTree.maximumDepth) levels",
        at: node.place
      )
      return false
    }
    if builder.count + count > SpecReader.maximumNodes {
      error(
        "the screen has more than \(SpecReader.maximumNodes) views and modifiers",
        at: node.place
      )
      isTooLarge = true
      return false
    }
    return true
  }

  /// Reads a view without its modifiers.
  private func bareView(_ node: JSONNode, type: String) {
    let id = id(of: node)
    switch type {
    case "HStack":
      let key = stackGuide(of: node, on: .vertical)
      container(
        .hStack(
          alignment: key.map { VerticalAlignment($0) } ?? .center,
          spacing: spacing(of: node)
        ),
        id,
        node
      )
    case "VStack":
      let key = stackGuide(of: node, on: .horizontal)
      container(
        .vStack(
          alignment: key.map { HorizontalAlignment($0) } ?? .center,
          spacing: spacing(of: node)
        ),
        id,
        node
      )
    case "ZStack":
      container(.zStack(alignment: alignment("alignment", of: node)), id, node)
    case "Group":
      container(.group, id, node)
    case "GeometryReader":
      container(.geometryReader, id, node)
    case "ForEach":
      builder.open(.forEach, id: id)
      forEach(node)
      builder.close()
    case "Reference":
      builder.open(.group, id: id)
      reference(node)
      builder.close()
    default:
      builder.leaf(leaf(node, type: type) ?? .emptyView, id: id)
    }
  }

  private func container(_ content: ViewContent, _ id: String?, _ node: JSONNode) {
    builder.open(content, id: id)
    if let children = member("children", of: node) {
      if children.value.kind == .array {
        for child in elements(of: children) { view(child) }
      } else {
        wrongType(children, "a list of views", of: "'children'")
      }
    }
    builder.close()
  }

  /// The guide on which the children of a stack meet.
  private func stackGuide(of node: JSONNode, on axis: Axis) -> AlignmentKey? {
    member("alignment", of: node).flatMap { guide($0, on: axis, "'alignment'") }
  }

  /// The spacing of a stack; nil asks the children for their preference.
  private func spacing(of node: JSONNode) -> Double? {
    guard let member = member("spacing", of: node), !member.value.isNull else { return nil }
    return number(member, "'spacing'")
  }

  /// The id of a view or modifier, which no other may have.
  func id(of node: JSONNode) -> String? {
    guard let member = member("id", of: node), let id = string(member, "'id'") else { return nil }
    guard !id.isEmpty else {
      error("an id must not be empty", at: member.place)
      return nil
    }
    guard ids.insert(id).inserted else {
      error(
        "duplicate id \(id.quoted)",
        at: member.place,
        hint: scopes.isEmpty ? nil : "ids in a template need a placeholder, such as {{index}}"
      )
      return nil
    }
    return id
  }
}

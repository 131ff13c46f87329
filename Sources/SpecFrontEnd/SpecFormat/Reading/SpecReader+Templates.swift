internal import LayoutCore

/// `ForEach`, `Reference` and the placeholders in their templates.
extension SpecReader {
  /// The limit of repetitions on a screen with errors: further ones tell nothing new.
  private static let repetitionsWithErrors = 1000

  /// Reads the content of a `ForEach` once for each element of its data, or the children that it has
  /// instead, each view of a dynamic list written out.
  func forEach(_ node: JSONNode, id: String?) {
    tree.builder.open(.forEach, id: id)
    defer { tree.builder.close() }
    if node.value["children"] != nil {
      for key in ["data", "content"] where node.value[key] != nil {
        error("a 'ForEach' with 'children' has no \(key.quoted)", at: .key(in: node.value, key))
      }
      return childViews(of: node)
    }
    for key in ["data", "content"] where node.value[key] == nil {
      error("ForEach needs \(key.quoted)", at: node.place)
    }
    guard let value = node.value["content"], let data = member("data", of: node) else { return }
    // However often it is repeated, nothing stays nothing.
    if value.kind == .array, value.elements.isEmpty { return }
    weigh(node, at: data.place)
    let content = JSONNode(value: value, place: .value(in: node.value, key: "content"))
    guard data.value.kind != .array else {
      for (index, element) in elements(of: data).enumerated() {
        guard mayRepeat(node, after: index) else { return }
        repeatContent(
          content,
          scope(of: element, index: index, in: node.scope),
          as: self.element(element, at: index)
        )
      }
      return
    }
    guard let count = data.value.wholeNumber, count >= 0 else {
      screen.unreadViews += 1
      return error("'data' must be an array, or a whole number, 0 or more", at: data.place)
    }
    for index in 0..<count {
      guard mayRepeat(node, after: index) else { return }
      let number = JSONNode(value: document.makeInteger(index), place: data.place)
      repeatContent(
        content,
        TemplateScope(["index": number, "item": number], outer: node.scope),
        as: "\(index)"
      )
    }
  }

  private func repeatContent(_ content: JSONNode, _ scope: TemplateScope, as element: String) {
    screen.repetitions += 1
    let content = resolve(content.within(scope))
    if isNoting { screen.motion.pending = note { $0.element = element } }
    let inner = self.scope.with {
      $0.isInTemplate = true
      if isNoting { $0.motion.path += "/" + element }
    }
    read(in: inner) { views(content) }
  }

  /// The identity of an element of data: its `id`, itself if it is no object, or its index.
  private func element(_ node: JSONNode, at index: Int) -> String {
    guard isNoting else { return "" }
    switch node.value.kind {
    case .string, .number, .boolean: return fingerprint(node)
    case .object: return member("id", of: node).map { fingerprint($0) } ?? "\(index)"
    case .null, .array: return "\(index)"
    }
  }

  /// Refuses a template that makes too many views, before it makes any; one within another has been
  /// counted with that.
  private func weigh(_ node: JSONNode, at place: JSONPlace) {
    guard !scope.isInTemplate, !screen.hasTooManyTemplateNodes else { return }
    var weight = screen.templateWeight ?? TemplateWeight(screen.definitions)
    screen.templateWeight = nil
    let made = weight.weight(of: node.value)
    screen.templateWeight = weight
    if screen.templateNodes + made > limits.templateNodes { refuseTemplates(at: place) }
  }

  /// Notes that templates make too much.
  func refuseTemplates(at place: JSONPlace) {
    guard !screen.hasTooManyTemplateNodes else { return }
    screen.hasTooManyTemplateNodes = true
    screen.unreadViews += 1
    error(
      "templates make more than \(limits.templateNodes) views and modifiers",
      at: place,
      hint: "--max-template-nodes allows more"
    )
  }

  /// Whether a template may be repeated once more.
  private func mayRepeat(_ node: JSONNode, after count: Int) -> Bool {
    if screen.isTooLarge || diagnostics.isFull { return false }
    if screen.hasTooManyTemplateNodes { return count == 0 }
    if diagnostics.hasErrors, screen.repetitions > SpecReader.repetitionsWithErrors {
      screen.unreadViews += 1
      return false
    }
    if screen.repetitions >= limits.templateNodes {
      refuseTemplates(at: .value(in: node.value, key: "data"))
    }
    return true
  }

  /// The values of the placeholders in the repetition for an element of data.
  func scope(
    of element: JSONNode,
    index: Int,
    in outer: TemplateScope?
  ) -> TemplateScope {
    var values = ["index": JSONNode(value: document.makeInteger(index), place: element.place)]
    if element.value.kind == .object {
      for (key, value) in members(of: element) { values[key] = value }
    } else {
      values["item"] = element
    }
    return TemplateScope(values, outer: outer)
  }

  /// Reads the definition that a `Reference` names.
  func reference(_ node: JSONNode, id: String?) {
    tree.builder.open(.group, id: id)
    defer { tree.builder.close() }
    guard let member = member("name", of: node), let name = string(member, "'name'") else { return }
    guard let definition = screen.definitions.use(name) else {
      screen.unreadViews += 1
      return error(
        "no definition is named \(name.quoted)",
        at: member.place,
        hint: screen.definitions.isEmpty
          ? "put it into 'definitions'" : suggestion(name, screen.definitions.names)
      )
    }
    if let cycle = screen.definitions.cycle(through: name) {
      screen.unreadViews += 1
      let chain = cycle.joined(separator: " → ")
      return error("definition \(name.quoted) refers to itself: \(chain)", at: member.place)
    }
    var values: [String: JSONNode] = [:]
    if let with = self.member("with", of: node) {
      if with.value.kind != .object { wrongType(with, "an object", of: "'with'") }
      for (key, value) in members(of: with) { values[key] = value }
    }
    weigh(node, at: member.place)
    if screen.hasTooManyTemplateNodes, screen.definitions.isRead(name) { return }
    screen.definitions.startExpanding(name)
    // A definition sees its arguments and nothing of the place it is used in.
    // Of all around it, it sees only the values of the screen.
    let inner = scope.with {
      $0.isInTemplate = true
      if isNoting { $0.motion.path += "/\(document.offset(of: node.place))" }
    }
    read(in: inner) {
      views(definition.within(TemplateScope(values, outer: screen.motion.values)))
    }
    screen.definitions.finishExpanding()
  }

  // MARK: Placeholders

  /// The node with the placeholders of a string replaced.
  @inline(__always)
  func resolve(_ node: JSONNode) -> JSONNode {
    // Outside of templates there are none.
    node.scope == nil ? node : resolved(node)
  }

  private func resolved(_ node: JSONNode) -> JSONNode {
    guard let scope = node.scope, let text = node.value.string,
      text.utf8.contains(UInt8(ascii: "{")), let first = placeholder(in: text[...])
    else { return node }
    if first.range == text.startIndex..<text.endIndex {
      guard let bound = value(of: first.name, in: scope, at: node.place, into: 2) else {
        return node
      }
      return JSONNode(value: bound.value, place: node.place, scope: bound.scope, isFilledIn: true)
    }
    var result = ""
    var rest = text[...]
    while let next = placeholder(in: rest), hasRoom(for: result, at: node.place) {
      result += rest[..<next.range.lowerBound]
      let offset = text.utf8.distance(from: text.startIndex, to: next.range.lowerBound) + 2
      if let bound = value(of: next.name, in: scope, at: node.place, into: offset) {
        result += words(bound, next.name, at: node.place, into: offset)
      }
      rest = rest[next.range.upperBound...]
    }
    result += rest
    guard fillIn(result, at: node.place) else { return node }
    return JSONNode(value: document.makeString(result), place: node.place, isFilledIn: true)
  }

  /// Counts a text made from placeholders; false if there is no room for it.
  func fillIn(_ text: String, at place: JSONPlace) -> Bool {
    guard hasRoom(for: text, at: place) else { return false }
    screen.filledInBytes += text.utf8.count
    return true
  }

  /// Whether texts with placeholders, doubled again and again, still stay within their limit.
  private func hasRoom(for text: String, at place: JSONPlace) -> Bool {
    if screen.isTooLarge { return false }
    if screen.filledInBytes + text.utf8.count <= limits.filledInBytes { return true }
    error(
      "the texts with placeholders grow beyond \(limits.filledInBytes) bytes",
      at: place
    )
    screen.isTooLarge = true
    return false
  }

  /// The first `{{name}}` in a text.
  private func placeholder(
    in text: Substring
  ) -> (name: String, range: Range<String.Index>)? {
    var position = text.startIndex
    while let open = text[position...].firstIndex(of: "{") {
      let inner = text.index(after: open)
      guard inner < text.endIndex, text[inner] == "{" else {
        position = inner
        continue
      }
      let start = text.index(after: inner)
      guard let close = text[start...].firstIndex(of: "}") else { return nil }
      let end = text.index(after: close)
      guard end < text.endIndex, text[end] == "}" else {
        position = end
        continue
      }
      return (String(text[start..<close]), open..<text.index(after: end))
    }
    return nil
  }

  private func value(
    of name: String,
    in scope: TemplateScope,
    at place: JSONPlace,
    into offset: Int
  ) -> JSONNode? {
    if let value = scope[name] { return value }
    diagnostics.error(
      "nothing is named \(name.quoted) here",
      at: place,
      into: offset,
      hint: suggestion(name, scope.names)
    )
    return nil
  }

  /// A value within a longer text.
  private func words(
    _ node: JSONNode,
    _ name: String,
    at place: JSONPlace,
    into offset: Int
  ) -> String {
    if let text = text(of: node) { return text }
    diagnostics.error("\(name.quoted) is \(node.value.kind), not text", at: place, into: offset)
    return ""
  }

  /// The text of a scalar.
  func text(of node: JSONNode) -> String? {
    switch node.value.kind {
    case .string: node.value.string
    case .boolean: node.value.boolean == true ? "true" : "false"
    case .number:
      if let integer = node.value.integer {
        String(integer)
      } else {
        node.value.number.map { "\($0)" }
      }
    case .null, .array, .object: nil
    }
  }
}

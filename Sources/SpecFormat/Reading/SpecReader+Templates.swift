internal import LayoutCore

/// `ForEach`, `Reference` and the placeholders in what they repeat.
extension SpecReader {
  /// Reads the content of a `ForEach` once for each element of its data.
  func forEach(_ node: JSONNode) {
    guard
      let content = node.value["content"].map({
        JSONNode(value: $0, place: .value(in: node.value, key: "content"))
      }), let data = member("data", of: node)
    else { return }
    if data.value.kind == .array {
      for (index, element) in elements(of: data).enumerated() where !isTooLarge {
        repeatContent(content, scope(of: element, index: index))
      }
    } else if let count = count(data, "'data'") {
      for index in 0..<count {
        // Thousands of repetitions of a broken view say nothing new.
        if isTooLarge || diagnostics.isFull { return }
        let number = JSONNode(value: document.makeInteger(index), place: data.place)
        repeatContent(content, ["index": number, "item": number])
      }
    }
  }

  private func repeatContent(_ content: JSONNode, _ scope: [String: JSONNode]) {
    scopes.append(scope)
    views(content, of: "'content'")
    scopes.removeLast()
  }

  private func scope(of element: JSONNode, index: Int) -> [String: JSONNode] {
    var scope = ["index": JSONNode(value: document.makeInteger(index), place: element.place)]
    if element.value.kind == .object {
      for (key, value) in members(of: element) { scope[key] = value }
    } else {
      scope["item"] = element
    }
    return scope
  }

  /// Reads the definition that a `Reference` names.
  func reference(_ node: JSONNode) {
    guard let member = member("name", of: node), let name = string(member, "'name'") else { return }
    guard let definition = definitions[name] else {
      return error(
        "no definition is named \(name.quoted)",
        at: member.place,
        hint: suggestion(name, definitions.keys.sorted())
      )
    }
    usedDefinitions.insert(name)
    if let start = expanding.firstIndex(of: name) {
      let cycle = (expanding[start...] + [name]).joined(separator: " → ")
      return error("definition \(name.quoted) refers to itself: \(cycle)", at: member.place)
    }
    var scope: [String: JSONNode] = [:]
    if let with = self.member("with", of: node) {
      if with.value.kind != .object { wrongType(with, "an object", of: "'with'") }
      for (key, value) in members(of: with) { scope[key] = value }
    }
    // A definition sees what it is given and nothing of the place it is used in.
    let outer = scopes
    scopes = [scope]
    expanding.append(name)
    views(definition, of: "a definition")
    expanding.removeLast()
    scopes = outer
  }

  // MARK: Placeholders

  /// The node with the placeholders of a string replaced.
  func resolve(_ node: JSONNode) -> JSONNode {
    guard !scopes.isEmpty, let text = node.value.string, text.utf8.contains(UInt8(ascii: "{")),
      let first = placeholder(in: text[...])
    else { return node }
    if first.range == text.startIndex..<text.endIndex {
      guard let bound = value(of: first.name, at: node.place) else { return node }
      return JSONNode(value: bound.value, place: node.place)
    }
    var result = ""
    var rest = text[...]
    while let next = placeholder(in: rest) {
      result += rest[..<next.range.lowerBound]
      if let bound = value(of: next.name, at: node.place) {
        result += words(bound, next.name, at: node.place)
      }
      rest = rest[next.range.upperBound...]
    }
    return JSONNode(value: document.makeString(result + rest), place: node.place)
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

  private func value(of name: String, at place: JSONPlace) -> JSONNode? {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    error(
      "nothing is named \(name.quoted) here",
      at: place,
      hint: suggestion(name, scopes.flatMap(\.keys).sorted())
    )
    return nil
  }

  /// A value within a longer text.
  private func words(_ node: JSONNode, _ name: String, at place: JSONPlace) -> String {
    switch node.value.kind {
    case .string: return node.value.string ?? ""
    case .boolean: return node.value.boolean == true ? "true" : "false"
    case .number:
      if let integer = node.value.integer { return String(integer) }
      return node.value.number.map { "\($0)" } ?? ""
    default:
      error("\(name.quoted) is \(node.value.kind), not text", at: place)
      return ""
    }
  }
}

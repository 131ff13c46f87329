internal import LayoutCore

extension SpecReader {
  /// Reads what a spec expects.
  func expectation(_ node: JSONNode) -> Expectation? {
    guard check(node, SpecVocabulary.expectation, of: "'expect'") else { return nil }
    var expectation = Expectation()
    expectation.values = values(node)
    expectation.tolerance = extent("tolerance", of: node) ?? expectation.tolerance
    if let opposite = member("rightToLeft", of: node) {
      if opposite.value.kind == .object {
        check(
          opposite,
          SpecObject(SpecVocabulary.expectedValues),
          of: "'rightToLeft'"
        )
        expectation.opposite = .values(values(opposite))
      } else if let mirrored = boolean(opposite, "'rightToLeft'") {
        expectation.opposite = mirrored ? .mirrored : .skipped
      }
    }
    expectation.result = member("result", of: node).map { probeValue($0.value) }
    return expectation
  }

  private func values(_ node: JSONNode) -> Expectation.Values {
    var values = Expectation.Values()
    values.size = member("size", of: node).flatMap { proposedLengths($0, count: 2, "'size'") }
      .map { Size(width: $0[0] ?? .nan, height: $0[1] ?? .nan) }
    values.frames = named("frames", of: node) { rect($0) }
    values.pixelFrames = named("pixelFrames", of: node) { rect($0) }
    values.renderedFrames = named("renderedFrames", of: node) { rect($0) }
    values.modifierFrames = named("modifierFrames", of: node) { list in
      elements(of: list).compactMap { rect($0) }
    }
    values.guides = named("guides", of: node) { guides($0) }
    values.explicitGuides = named("explicitGuides", of: node) { guides($0) }
    values.measureProposals = named("measureProposals", of: node) { list in
      elements(of: list).compactMap { proposal($0) }
    }
    values.placementProposals = named("placementProposals", of: node) { proposal($0) }
    values.lines = named("lines", of: node) { list in
      elements(of: list).compactMap { string($0, "a line") }
    }
    values.truncated = named("truncated", of: node) { boolean($0, "'truncated'") }
    if let order = member("drawOrder", of: node) {
      values.drawOrder = elements(of: order).compactMap { element in
        string(element, "an id").flatMap { knownID($0, at: element.place) }
      }
    }
    return values
  }

  /// Values by the ids of views.
  private func named<Value>(
    _ key: String,
    of node: JSONNode,
    _ read: (JSONNode) -> Value?
  ) -> [Expectation.Named<Value>] {
    guard let member = member(key, of: node) else { return [] }
    guard member.value.kind == .object else {
      wrongType(member, "an object of ids", of: key.quoted)
      return []
    }
    return members(of: member).compactMap { id, value in
      guard knownID(id, at: .key(in: member.value, id)) != nil, let value = read(value) else {
        return nil
      }
      return Expectation.Named(id: id, value: value)
    }
  }

  private func knownID(_ id: String, at place: JSONPlace) -> String? {
    if ids.contains(id) { return id }
    error("no view has the id \(id.quoted)", at: place, hint: suggestion(id, ids.sorted()))
    return nil
  }

  private func proposedLengths(_ node: JSONNode, count: Int, _ name: String) -> [Double?]? {
    let elements = elements(of: node)
    guard node.value.kind == .array, elements.count == count else {
      error("\(name) must be a list of \(count) numbers", at: node.place)
      return nil
    }
    return elements.map { proposedLength($0, "an element of \(name)") }
  }

  private func rect(_ node: JSONNode) -> Rect? {
    proposedLengths(node, count: 4, "a rectangle").map {
      Rect(x: $0[0] ?? .nan, y: $0[1] ?? .nan, width: $0[2] ?? .nan, height: $0[3] ?? .nan)
    }
  }

  private func proposal(_ node: JSONNode) -> ProposedViewSize? {
    proposedLengths(node, count: 2, "a proposal").map {
      ProposedViewSize(width: $0[0], height: $0[1])
    }
  }

  private func guides(_ node: JSONNode) -> [Expectation.Guide] {
    members(of: node).compactMap { name, value in
      let key: AlignmentKey
      switch name {
      case "horizontalCenter": key = .horizontalCenter
      case "verticalCenter": key = .verticalCenter
      default:
        switch guide(name, on: nil) {
        case .success(let found): key = found
        case .failure(let problem):
          let hint = name == "center" ? "write horizontalCenter or verticalCenter" : problem.hint
          error(problem.message, at: .key(in: node.value, name), hint: hint)
          return nil
        }
      }
      return Expectation.Guide(
        name: name,
        key: key,
        value: value.value.isNull ? nil : number(value, "the value of a guide")
      )
    }
  }

  // MARK: Rules

  /// A value in the shape of JSON; `"inf"` and `"-inf"` are numbers.
  func probeValue(_ value: JSONValue) -> ProbeValue {
    switch value.kind {
    case .null: return .null
    case .boolean: return .boolean(value.boolean ?? false)
    case .number: return .number(value.number ?? 0)
    case .string:
      switch value.string {
      case "inf": return .number(.infinity)
      case "-inf": return .number(-.infinity)
      case let text: return .string(text ?? "")
      }
    case .array: return .list(value.elements.map { probeValue($0) })
    case .object:
      var members: [String: ProbeValue] = [:]
      for (key, member) in value.members { members[key] = probeValue(member) }
      return .object(members)
    }
  }
}

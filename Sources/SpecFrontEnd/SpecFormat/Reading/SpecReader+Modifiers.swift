internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  /// Reads the modifiers of a view, innermost first.
  func modifiers(of node: JSONNode, type: String) -> [ReadModifier] {
    guard let list = member("modifiers", of: node) else { return [] }
    guard list.value.kind == .array else {
      noteIDs(in: list)
      wrongType(list, "an array of modifiers", of: "'modifiers'")
      return []
    }
    return elements(of: list).compactMap { modifier($0, type: type) }
  }

  func modifier(_ node: JSONNode, type: String) -> ReadModifier? {
    guard node.value.kind == .object else {
      wrongType(node, "an object of one entry, such as { \"padding\": 8 }", of: "a modifier")
      return nil
    }
    if isMisplacedView(node) { return nil }
    checkComment(of: node)
    var names = node.value.members.lazy.map(\.key).filter { $0 != "id" && $0 != "comment" }
      .makeIterator()
    guard let name = names.next() else {
      error("a modifier needs a name", at: node.place, hint: "write { \"padding\": 8 }")
      return nil
    }
    while let other = names.next() {
      error(
        "a modifier is one entry; \(other.quoted) needs an object of its own",
        at: .key(in: node.value, other),
        hint: "write { … }, { \"\(other)\": … }"
      )
      if let modifier = modifier(other, of: node, type: type) { readContent(of: [modifier]) }
    }
    let id = id(of: node)
    guard var read = modifier(name, of: node, type: type) else { return nil }
    if let id { read.setID(id) }
    return read
  }

  /// Reads one entry of a modifier.
  private func modifier(_ name: String, of node: JSONNode, type: String) -> ReadModifier? {
    guard let value = member(name, of: node) else { return nil }
    guard let entry = SpecVocabulary.modifier(name) else {
      noteIDs(in: value)
      error(
        "no modifier named \(name.quoted) on \(type)",
        at: .key(in: node.value, name),
        hint: hintForModifier(name, of: type)
      )
      return nil
    }
    if isMisplacedContent(value, of: entry) { return nil }
    var read = entry.read(self, name, value)
    read?.place = value.place
    read?.changesLook = entry.look != nil
    return read
  }

  /// A suggested fix for an unknown modifier's name: it may be a key of the view itself.
  private func hintForModifier(_ name: String, of type: String) -> String? {
    if SpecVocabulary.view(type)?.keys.allows(name) == true {
      return "\(name.quoted) belongs to the \(type) itself, not to its modifiers"
    }
    if let hint = SwiftUINames.hint(forModifier: name) { return hint }
    return Suggestion.closest(to: name, among: SpecVocabulary.modifiers.map(\.name))
      .map { "did you mean '\($0)'?" } ?? "espalier schema spec lists the modifiers"
  }

  /// Whether a modifier without arguments is there.
  func yes(_ node: JSONNode, _ name: String) -> Bool {
    guard node.value.boolean == true else {
      error(
        "\(name.quoted) takes no arguments",
        at: node.place,
        hint: "write { \"\(name)\": true }, or leave the modifier out"
      )
      return false
    }
    return true
  }

  /// A modifier of one number.
  func scalar(
    _ node: JSONNode,
    _ name: String,
    _ neutral: Double,
    _ make: @escaping @Sendable (Double) -> ModifierContent
  ) -> ReadModifier? {
    specNumber(node, name.quoted).map { number in
      ReadModifier(computedFrom: [number]) { make(number.value($0) ?? neutral) }
    }
  }

  func point(
    _ node: JSONNode,
    _ name: String,
    _ make: @escaping @Sendable (Point) -> ModifierContent
  ) -> ReadModifier? {
    guard check(node, SpecVocabulary.point, of: name.quoted) else { return nil }
    let (x, y) = (specNumber("x", of: node), specNumber("y", of: node))
    return ReadModifier(computedFrom: [x, y]) {
      make(Point(x: x?.value($0) ?? 0, y: y?.value($0) ?? 0))
    }
  }

  // MARK: Layout

  func padding(_ node: JSONNode) -> ReadModifier? {
    if node.value.kind == .number || (node.value.kind == .string && scope.readerDepth > 0) {
      return specNumber(node, "'padding'").map { number in
        ReadModifier(computedFrom: [number]) {
          .padding(edges: .all, length: number.value($0))
        }
      }
    }
    guard node.value.kind == .object else {
      wrongType(node, "a number or an object", of: "'padding'")
      return nil
    }
    let keys = node.value.members.map(\.key)
    guard keys.contains(where: { SpecVocabulary.edges.contains($0) }) else {
      let known = SpecVocabulary.edges + SpecVocabulary.paddingEdges.fields.map(\.name)
      check(node, SpecVocabulary.paddingEdges, of: "'padding'") { self.suggestion($0, known) }
      let edges = member("edges", of: node).map { edgeSet($0) } ?? .all
      let length = specNumber("length", of: node)
      return ReadModifier(computedFrom: [length]) {
        .padding(edges: edges, length: length?.value($0))
      }
    }
    check(node, SpecVocabulary.edgeInsets, of: "'padding' with a length for each edge")
    let lengths = SpecVocabulary.edges.map { specNumber($0, of: node) }
    return ReadModifier(computedFrom: lengths) { proxy in
      var insets = EdgeInsets()
      for (edge, length) in zip(Edge.allCases, lengths) { insets[edge] = length?.value(proxy) ?? 0 }
      return .paddingInsets(insets)
    }
  }

  static let edgeSets: [Edge.Set] = [
    .top, .leading, .bottom, .trailing, .horizontal, .vertical, .all,
  ]

  func edgeSet(_ node: JSONNode) -> Edge.Set {
    let nodes = node.value.kind == .array ? elements(of: node) : [node]
    return nodes.reduce(into: []) { result, node in
      if let index = choice(node, among: SpecVocabulary.edgeSets, "an edge") {
        result.formUnion(SpecReader.edgeSets[index])
      }
    }
  }

  private static let fixedFrameKeys = ["width", "height"]
  private static let flexibleFrameKeys = SpecVocabulary.flexibleFrame.fields.map(\.name)
    .filter { $0 != "alignment" }

  func frame(_ node: JSONNode) -> ReadModifier? {
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "'frame'")
      return nil
    }
    let fixed = SpecReader.fixedFrameKeys.first { node.value[$0] != nil }
    let flexible = SpecReader.flexibleFrameKeys.first { node.value[$0] != nil }
    if let fixed, let flexible {
      error(
        "a frame has either \(fixed.quoted) or \(flexible.quoted)",
        at: .key(in: node.value, flexible),
        hint: "use two frames, one after the other"
      )
      for key in SpecReader.fixedFrameKeys + SpecReader.flexibleFrameKeys {
        _ = specLength(key, of: node)
      }
    }
    check(node, SpecVocabulary.anyFrame, of: "'frame'")
    let alignment = alignment("alignment", of: node)
    guard flexible == nil else { return fixed == nil ? flexibleFrame(node, alignment) : nil }
    let (width, height) = (specLength("width", of: node), specLength("height", of: node))
    for (key, number) in [("width", width), ("height", height)] {
      guard case .stated(let length)? = number, length < 0 || length == .infinity else { continue }
      diagnostics.warning(
        "invalid frame dimension \(key.quoted); it is ignored, as SwiftUI does",
        at: .value(in: node.value, key: key),
        hint: length < 0 ? nil : "write \"\(key == "width" ? "maxWidth" : "maxHeight")\": \"inf\""
      )
    }
    return ReadModifier(computedFrom: [width, height]) {
      .frame(width: width?.value($0), height: height?.value($0), alignment: alignment)
    }
  }

  private func flexibleFrame(_ node: JSONNode, _ alignment: Alignment) -> ReadModifier {
    func bounds(_ axis: String) -> (min: SpecNumber?, ideal: SpecNumber?, max: SpecNumber?) {
      let bounds = (
        min: specLength("min\(axis)", of: node), ideal: specLength("ideal\(axis)", of: node),
        max: specLength("max\(axis)", of: node)
      )
      let given = [bounds.min, bounds.ideal, bounds.max].compactMap { number in
        if case .stated(let value)? = number { value } else { nil }
      }
      if zip(given, given.dropFirst()).contains(where: { $0 > $1 }) {
        diagnostics.warning(
          "contradictory frame constraints: minimum, ideal and maximum should not decrease",
          at: node.place
        )
      }
      return bounds
    }
    let (width, height) = (bounds("Width"), bounds("Height"))
    let numbers = [
      width.min, width.ideal, width.max, height.min, height.ideal, height.max,
    ]
    return ReadModifier(computedFrom: numbers) { proxy in
      .flexibleFrame(
        FlexibleFrame(
          minWidth: width.min?.value(proxy),
          idealWidth: width.ideal?.value(proxy),
          maxWidth: width.max?.value(proxy),
          minHeight: height.min?.value(proxy),
          idealHeight: height.ideal?.value(proxy),
          maxHeight: height.max?.value(proxy)
        ),
        alignment: alignment
      )
    }
  }

  func fixedSize(_ node: JSONNode) -> ModifierContent? {
    if node.value.boolean == true {
      error("'fixedSize' must be an object", at: node.place, hint: "write {} for both axes")
      return nil
    }
    guard check(node, SpecVocabulary.fixedSize, of: "'fixedSize'") else { return nil }
    let horizontal = boolean("horizontal", of: node)
    let vertical = boolean("vertical", of: node)
    if horizontal == nil, vertical == nil { return .fixedSize(horizontal: true, vertical: true) }
    return .fixedSize(horizontal: horizontal ?? false, vertical: vertical ?? false)
  }

  func aspectRatio(_ node: JSONNode) -> ModifierContent? {
    guard check(node, SpecVocabulary.aspectRatio, of: "'aspectRatio'") else { return nil }
    var ratio: Double?
    if let member = member("ratio", of: node) {
      switch member.value.kind {
      case .null: break
      case .number: ratio = positiveNumber("ratio", of: node)
      case .array: ratio = quotient(member, "'ratio'")
      case .boolean, .string, .object:
        wrongType(member, "a number, an array or null", of: "'ratio'")
      }
    }
    return choice(ContentMode.self, "contentMode", of: node).map { .aspectRatio(ratio, $0) }
  }

  /// Width divided by height.
  private func quotient(_ node: JSONNode, _ name: String) -> Double? {
    guard let values = numbers(node, count: 2, name) else { return nil }
    guard values[0] > 0, values[1] > 0 else {
      error("the numbers of \(name) must be above 0", at: node.place)
      return nil
    }
    return values[0] / values[1]
  }

  func alignmentGuide(_ node: JSONNode) -> ModifierContent? {
    guard check(node, SpecVocabulary.alignmentGuide, of: "'alignmentGuide'") else { return nil }
    var axis: Axis?
    if let member = member("axis", of: node) {
      axis = choice(member, among: SpecVocabulary.axes, "'axis'")
        .map { $0 == 0 ? .horizontal : .vertical }
    }
    let value = guideValue("value", of: node)
    guard let member = member("guide", of: node), let name = string(member, "'guide'"),
      // Of which axis a guide has to be is not known if that is stated wrongly.
      axis != nil || node.value["axis"] == nil
    else { return nil }
    switch guide(name, on: axis) {
    case .failure(let problem):
      let hint = name == "center" ? "add \"axis\": \"horizontal\" or \"vertical\"" : problem.hint
      error(problem.message, at: member.place, hint: hint)
      return nil
    case .success(let key):
      return value.map { value in .alignmentGuide(key) { value.value(for: $0) } }
    }
  }
}

internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  /// Reads a view without children; nil if it cannot be read.
  func leaf(_ node: JSONNode, type: String) -> ViewContent? {
    switch type {
    case "Text": return text(node)
    case "Spacer":
      let length = specExtent("minLength", of: node)
      return proxiedView { .spacer(minLength: length?.value($0)) }
    case "Divider": return .divider
    case "Color": return .color(string("name", of: node))
    case "Canvas": return .canvas(string("name", of: node))
    case "EmptyView": return .emptyView
    default: return shape(type, node).map { .shape($0) }
    }
  }

  // MARK: Text

  private func text(_ node: JSONNode) -> ViewContent? {
    let isPlain = node.value["content"] != nil
    guard let content = isPlain ? string("content", of: node) : textRuns(node) else { return nil }
    guard let metrics = member("metrics", of: node) else { return .text(content) }
    return measuredText(metrics).map { .measuredText(content, $0) }
  }

  /// Reads the measurements of a text.
  ///
  /// The first baseline of a text that does not state one lies where its ascent, or that of the
  /// system's body font, puts it; the last baseline is the first one's.
  private func measuredText(_ node: JSONNode) -> MeasuredText? {
    guard check(node, SpecVocabulary.textMetrics, of: "'metrics'"),
      let width = extent("width", of: node), let height = extent("height", of: node)
    else { return nil }
    let body = FontMetrics.system(size: EnvironmentValues().font.pointSize(in: EnvironmentValues()))
    let ascent = number("ascent", of: node)
    let firstBaseline = number("firstBaseline", of: node) ?? ascent ?? body.ascent
    let lastBaseline = number("lastBaseline", of: node) ?? firstBaseline
    let metrics = FontMetrics(
      ascent: ascent ?? firstBaseline,
      descent: number("descent", of: node) ?? body.descent,
      leading: number("leading", of: node) ?? 0,
      capHeight: number("capHeight", of: node) ?? body.capHeight
    )
    var narrower: [MeasuredText.Recording] = []
    if let list = member("narrower", of: node) {
      if list.value.kind != .array { wrongType(list, "an array of recordings", of: "'narrower'") }
      for element in elements(of: list)
      where check(element, SpecVocabulary.recording, of: "a recording") {
        narrower.append(
          MeasuredText.Recording(
            size: Size(
              width: extent("width", of: element) ?? 0,
              height: extent("height", of: element) ?? 0
            ),
            lastBaseline: number("lastBaseline", of: element) ?? lastBaseline
          )
        )
      }
    }
    return MeasuredText(
      natural: MeasuredText.Recording(
        size: Size(width: width, height: height),
        lastBaseline: lastBaseline
      ),
      narrower: narrower,
      firstBaseline: firstBaseline,
      metrics: metrics
    )
  }

  /// The plain string of a text's runs: an inline image is an object replacement character.
  private func textRuns(_ node: JSONNode) -> String? {
    guard let list = member("runs", of: node) else {
      error("Text needs 'content'", at: node.place)
      return nil
    }
    return elements(of: list).map { run in
      guard run.value.kind == .object else { return string(run, "a run") ?? "" }
      check(run, SpecVocabulary.inlineImage, of: "a run")
      return "\u{FFFC}"
    }.joined()
  }

  // MARK: Images and shapes

  /// Reads an image: a picture of a size, or a symbol of the system.
  func image(_ node: JSONNode, id: String?) {
    let symbol = string("systemName", of: node)
    let label = string("label", of: node)
    let isDecorative = boolean("decorative", of: node) ?? false
    guard let content = imageContent(node, symbol: symbol) else { return }
    var annotations: [AccessibilityModifier] = []
    if let symbol { annotations.append(.symbol(symbol)) }
    if let label {
      var properties = AccessibilityProperties()
      properties.label = label
      annotations.append(.properties(name: "Image", properties))
    }
    if isDecorative { annotations.append(.decorative) }
    for annotation in annotations.reversed() {
      builder.open(.modifier(.annotation(annotation, hasShadow: false)))
    }
    locate(node)
    builder.leaf(content, id: id)
    for _ in annotations { builder.close() }
  }

  /// A symbol is 20 points wide and high unless it states its size.
  private func imageContent(_ node: JSONNode, symbol: String?) -> ViewContent? {
    var size = Size(width: 20, height: 20)
    if let member = member("size", of: node) {
      guard let stated = self.size(member, "'size'") else { return nil }
      size = stated
    } else if symbol == nil {
      error("Image needs 'size'", at: node.place)
      return nil
    }
    var caps: EdgeInsets?
    if let resizable = self.member("resizable", of: node) {
      if resizable.value.kind == .object {
        let vocabulary = SpecObject([SpecField("capInsets", .object(SpecVocabulary.edgeInsets))])
        check(resizable, vocabulary, of: "'resizable'")
        caps = EdgeInsets()
        if let insets = self.member("capInsets", of: resizable),
          check(insets, SpecVocabulary.edgeInsets, of: "'capInsets'")
        {
          caps = edgeInsets(insets, of: "'capInsets'")
        }
      } else if resizable.value.kind != .boolean {
        wrongType(resizable, "true, false or an object", of: "'resizable'")
      } else if resizable.value.boolean == true {
        caps = EdgeInsets()
      }
    }
    return .image(name: string("name", of: node) ?? symbol, size: size, capInsets: caps)
  }

  /// A shape from its name and the object that holds its arguments.
  func shape(_ type: String, _ node: JSONNode) -> Shape? {
    switch type {
    case "Rectangle": return .rectangle
    case "Circle": return .circle
    case "Ellipse": return .ellipse
    case "Capsule": return .capsule
    case "RoundedRectangle":
      guard let radius = member("cornerRadius", of: node) else { return nil }
      if radius.value.kind == .array {
        return size(radius, "'cornerRadius'").map { .roundedRectangle(cornerSize: $0) }
      }
      return extent(radius, "'cornerRadius'")
        .map { .roundedRectangle(cornerSize: Size(width: $0, height: $0)) }
    case "Path":
      guard let list = member("elements", of: node) else { return .path([]) }
      guard list.value.kind == .array else {
        wrongType(list, "an array of steps", of: "'elements'")
        return nil
      }
      return .path(elements(of: list).compactMap { pathElement($0) })
    default: return nil
    }
  }

  /// A shape that a modifier takes: its name, or an object with its arguments.
  func shape(_ node: JSONNode, _ name: String) -> Shape? {
    if node.value.kind == .string {
      guard let index = choice(node, among: SpecVocabulary.shapes, name) else { return nil }
      let type = SpecVocabulary.shapes[index]
      if type == "RoundedRectangle" {
        error(
          "'RoundedRectangle' needs 'cornerRadius'",
          at: node.place,
          hint: "write { \"type\": \"RoundedRectangle\", \"cornerRadius\": 8 }"
        )
      }
      return shape(type, node)
    }
    guard node.value.kind == .object else {
      wrongType(node, "a shape's name or an object", of: name)
      return nil
    }
    guard let member = member("type", of: node) else {
      error("a shape needs 'type'", at: node.place)
      return nil
    }
    guard let index = choice(member, among: SpecVocabulary.shapes, "'type'") else { return nil }
    let type = SpecVocabulary.shapes[index]
    check(node, SpecVocabulary.shape(type), of: type)
    return shape(type, node)
  }

  func pathElement(_ node: JSONNode) -> PathElement? {
    let parts = elements(of: node)
    guard node.value.kind == .array, let first = parts.first else {
      error("a step of a path is an array, such as [\"line\", 10, 20]", at: node.place)
      return nil
    }
    guard first.value.kind == .string else {
      error(
        "a step of a path starts with its name, such as [\"line\", 10, 20]",
        at: first.place
      )
      return nil
    }
    let known = SpecVocabulary.pathElements
    guard let index = choice(first, among: known.map(\.name), "a step of a path") else {
      return nil
    }
    let (name, count) = known[index]
    guard parts.count == count + 1 else {
      error("\(name.quoted) takes \(count) values, not \(parts.count - 1)", at: node.place)
      return nil
    }
    var arguments = parts.dropFirst()
    var clockwise = false
    if name == "arc", let last = arguments.popLast() {
      clockwise = boolean(last, "the last value of 'arc'") ?? false
    }
    let n = arguments.compactMap { number($0, "a value of \(name.quoted)") }
    guard n.count == arguments.count else { return nil }
    return element(name, n, clockwise: clockwise)
  }

  private func element(_ name: String, _ n: [Double], clockwise: Bool) -> PathElement {
    func point(_ index: Int) -> Point { Point(x: n[index], y: n[index + 1]) }
    switch name {
    case "move": return .move(point(0))
    case "line": return .line(point(0))
    case "quadCurve": return .quadCurve(to: point(0), control: point(2))
    case "curve": return .curve(to: point(0), control1: point(2), control2: point(4))
    case "arc":
      return .arc(center: point(0), radius: n[2], start: n[3], end: n[4], clockwise: clockwise)
    case "rect": return .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "ellipse": return .ellipse(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    default: return .close
    }
  }
}

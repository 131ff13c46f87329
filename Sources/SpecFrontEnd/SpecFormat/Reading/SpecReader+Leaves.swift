internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  func spacer(_ node: JSONNode) -> ViewContent {
    let length = specExtent("minLength", of: node)
    return .computed(from: [length]) { .spacer(minLength: length?.value($0)) }
  }

  // MARK: Text

  /// Reads a text; its links are told to assistive technology (A2.60).
  func text(_ node: JSONNode, id: String?) {
    let runs = node.value["content"] == nil ? textRuns(node) : nil
    let content =
      runs.map { ViewContent(runs: $0.map(\.run)) } ?? string("content", of: node).map { .text($0) }
    let leaf = measured(content, node) ?? .emptyView
    // Most texts have none, and cost nothing for it.
    let links = runs.map(AccessibilityTextLink.links) ?? []
    if links.isEmpty { return tree.builder.leaf(leaf, id: id) }
    var properties = AccessibilityProperties()
    properties.links = links
    let annotation = AccessibilityModifier.properties(name: "link", properties)
    tree.builder.open(.modifier(.annotation(annotation, bringsViews: false)))
    locate(node)
    tree.builder.leaf(leaf, id: id)
    tree.builder.close()
  }

  private func measured(_ text: ViewContent?, _ node: JSONNode) -> ViewContent? {
    guard let text, let metrics = member("metrics", of: node) else { return text }
    let string = text.string ?? ""
    return measuredText(metrics, of: string).map { .measuredText(string, $0) }
  }

  /// Reads the measurements of a text.
  ///
  /// The first baseline of a text that does not state one lies where its ascent, or that of the
  /// system's body font, puts it; the last baseline is the first one's. Unless stated, a text has a
  /// line for each paragraph.
  private func measuredText(_ node: JSONNode, of string: String) -> MeasuredText? {
    guard check(node, SpecVocabulary.textMetrics, of: "'metrics'") else { return nil }
    let (width, height) = (extent("width", of: node), extent("height", of: node))
    let body = FontMetrics.system(size: EnvironmentValues().font.pointSize(in: EnvironmentValues()))
    let ascent = number("ascent", of: node)
    let firstBaseline = number("firstBaseline", of: node) ?? ascent ?? body.ascent
    let lastBaseline = number("lastBaseline", of: node) ?? firstBaseline
    let lineCount = positiveCount("lineCount", of: node) ?? 1 + string.count { $0.isNewline }
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
            lastBaseline: number("lastBaseline", of: element) ?? lastBaseline,
            lineCount: positiveCount("lineCount", of: element)
          )
        )
      }
    }
    guard let width, let height else { return nil }
    return MeasuredText(
      natural: MeasuredText.Recording(
        size: Size(width: width, height: height),
        lastBaseline: lastBaseline,
        lineCount: lineCount
      ),
      narrower: narrower,
      firstBaseline: firstBaseline,
      metrics: metrics
    )
  }

  /// Reads a text that is joined of several, with where each of them leads.
  private func textRuns(_ node: JSONNode) -> [(run: TextRun, link: String?)]? {
    guard let list = member("runs", of: node) else {
      error("Text needs 'content'", at: node.place)
      return nil
    }
    return array(list, of: "an array of runs", "'runs'").map { textRun($0) }
  }

  private func textRun(_ node: JSONNode) -> (run: TextRun, link: String?) {
    guard node.value.kind == .object else { return (TextRun(string(node, "a run") ?? ""), nil) }
    guard node.value["content"] != nil else {
      check(node, SpecVocabulary.inlineImage, of: "a run")
      let symbol = string("systemImage", of: node) ?? ""
      guard let member = member("size", of: node) else { return (TextRun(symbol: symbol), nil) }
      return (size(member, "'size'").map { TextRun(image: $0) } ?? TextRun(""), nil)
    }
    guard check(node, SpecVocabulary.styledRun, of: "a run") else { return (TextRun(""), nil) }
    var values = environmentValues(SpecVocabulary.runEntries, in: node)
    let content = string("content", of: node) ?? ""
    let link = member("link", of: node).flatMap { address($0) }
    // Links have the tint (V11.3), unless they say otherwise.
    if link != nil {
      values.insert(.setting(.foregroundStyle(StyleValue(.semantic(.tint)))), at: 0)
    }
    guard !values.isEmpty else { return (TextRun(content), nil) }
    return (TextRun(content, change: EnvironmentChange(name: "run", values)), link)
  }

  private func address(_ node: JSONNode) -> String? {
    guard let address = string(node, "'link'") else { return nil }
    if address.isEmpty {
      error("'link' needs an address, such as \"https://example.org\"", at: node.place)
    }
    return address
  }

  // MARK: Images

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
    let effects = imageEffects(node, isSymbol: symbol != nil)
    for annotation in annotations.reversed() {
      tree.builder.open(.modifier(.annotation(annotation, bringsViews: false)))
    }
    for effect in effects { tree.builder.open(.modifier(.drawing(effect))) }
    locate(node)
    tree.builder.leaf(content, id: id)
    for _ in annotations { tree.builder.close() }
    for _ in effects { tree.builder.close() }
  }

  /// Reads the source of an image, and the rendering of its pixels.
  private func imageEffects(_ node: JSONNode, isSymbol: Bool) -> [DrawingEffect] {
    var effects: [DrawingEffect] = []
    if let member = member("file", of: node), let path = string(member, "'file'") {
      if isSymbol {
        error("an Image has 'systemName' or 'file', not both", at: .key(in: node.value, "file"))
      } else if path.isEmpty || path.hasPrefix("/") {
        error(
          "'file' must be a path from the folder of the spec",
          at: member.place,
          hint: "write { \"type\": \"Image\", \"file\": \"pictures/sun.png\", \"size\": [20, 20] }"
        )
      } else {
        effects.append(.imageFile(path))
      }
    }
    if let own = choice(ImageInterpolation.self, "interpolation", of: node) {
      effects.append(.interpolation(own))
    }
    if let own = boolean("antialiased", of: node) { effects.append(.antialiased(own)) }
    if let resizable = member("resizable", of: node), resizable.value.kind == .object,
      let mode = choice(ImageResizingMode.self, "resizingMode", of: resizable)
    {
      effects.append(.resizingMode(mode))
    }
    return effects
  }

  /// A symbol is as large as its font makes it unless it states its size.
  private func imageContent(_ node: JSONNode, symbol: String?) -> ViewContent? {
    var size: Size?
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
        check(resizable, SpecVocabulary.resizable, of: "'resizable'")
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
    let name = string("name", of: node)
    if let size { return .image(name: name ?? symbol, size: size, capInsets: caps) }
    return symbol.map { .symbol($0, capInsets: caps) }
  }
}

extension ViewContent {
  /// Creates a text of several runs, or of one string if none of them is styled.
  fileprivate init(runs: [TextRun]) {
    let isPlain = runs.allSatisfy { $0.change == nil && $0.image == nil && $0.symbol == nil }
    self = isPlain ? .text(runs.map(\.content).joined()) : .textRuns(runs)
  }
}

extension AccessibilityTextLink {
  /// The runs of a text that lead elsewhere; runs beside each other that lead to the same are one.
  fileprivate static func links(of runs: [(run: TextRun, link: String?)]) -> [AccessibilityTextLink]
  {
    var links: [AccessibilityTextLink] = []
    var start = 0
    for (run, destination) in runs {
      let range = start..<(start + run.content.unicodeScalars.count)
      start = range.upperBound
      guard let destination, !range.isEmpty else { continue }
      if let last = links.last, last.destination == destination,
        last.range.upperBound == range.lowerBound
      {
        links[links.count - 1].label += run.content
        links[links.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        links.append(
          AccessibilityTextLink(run.content, at: range, to: destination, place: links.count)
        )
      }
    }
    return links
  }
}

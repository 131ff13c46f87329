internal import LayoutCore

// Lines, areas and what modifiers paint them with.

extension SpecReader {
  /// `border`: a style, or an object that has one.
  func border(_ node: JSONNode, _ name: String) -> ReadModifier? {
    if isStyle(node) { return ReadModifier(style(node, name.quoted).map { .border($0, width: 1) }) }
    check(node, SpecVocabulary.border, of: name.quoted) {
      self.hintForStyle($0, SpecVocabulary.border)
    }
    let (style, width) = (style(of: node), specExtent("width", of: node))
    return style.map { style in
      ReadModifier(computedFrom: [width]) {
        .border(style, width: max(width?.value($0) ?? 1, 0))
      }
    }
  }

  /// A line around a shape: a style, or an object that has one.
  func line(
    _ node: JSONNode,
    _ name: String,
    _ make:
      @escaping @Sendable (StyleValue, StrokeValue, _ isAntialiased: Bool) -> ModifierContent
  ) -> ReadModifier? {
    if isStyle(node) {
      return ReadModifier(style(node, name.quoted).map { make($0, StrokeValue(), true) })
    }
    check(node, SpecVocabulary.stroke, of: name.quoted) {
      self.hintForStyle($0, SpecVocabulary.stroke)
    }
    let (style, width) = (style(of: node), specExtent("lineWidth", of: node))
    let stroke = stroke(of: node)
    let isAntialiased = boolean("antialiased", of: node) ?? true
    guard let style, let stroke else { return nil }
    return ReadModifier(computedFrom: [width]) { proxy in
      var stroke = stroke
      stroke.lineWidth = max(width?.value(proxy) ?? 1, 0)
      return make(style, stroke, isAntialiased)
    }
  }

  /// Reads the stroke of a line, its width aside; nil if it cannot be read.
  func stroke(of node: JSONNode) -> StrokeValue? {
    var stroke = StrokeValue()
    if let cap = choice(StrokeValue.Cap.self, "lineCap", of: node) { stroke.lineCap = cap }
    if let join = choice(StrokeValue.Join.self, "lineJoin", of: node) { stroke.lineJoin = join }
    if let limit = extent("miterLimit", of: node) { stroke.miterLimit = limit }
    if let phase = number("dashPhase", of: node) { stroke.dashPhase = phase }
    if let list = member("dash", of: node) {
      let elements = array(list, of: "an array of numbers", "'dash'")
      stroke.dash = elements.compactMap { extent($0, "a length of 'dash'") }
      guard stroke.dash.count == elements.count else { return nil }
    }
    return stroke
  }

  /// Reads the fill of an area: its rule, and whether it is antialiased.
  func fill(of node: JSONNode) -> FillValue {
    FillValue(
      isEOFilled: boolean("eoFill", of: node) ?? false,
      isAntialiased: boolean("antialiased", of: node) ?? true
    )
  }

  /// `fill`: a style, or an object that has one.
  func fillModifier(_ node: JSONNode) -> ModifierContent? {
    if isStyle(node) { return style(node, "'fill'").map { .fill($0) } }
    check(node, SpecVocabulary.fill, of: "'fill'") {
      self.hintForStyle($0, SpecVocabulary.fill)
    }
    let fill = fill(of: node)
    return style(of: node).map { .fill($0, fill) }
  }

  /// `cornerRadius`: the view cut off at a rectangle with round corners (D4.15).
  func cornerRadius(_ node: JSONNode, _ name: String) -> ModifierContent? {
    number(node, name).map { radius in
      let radius = max(radius, 0)
      return .clipShape(.roundedRectangle(cornerSize: Size(width: radius, height: radius)))
    }
  }

  /// `clipShape`: a shape, or an object that has one.
  func clipShape(_ node: JSONNode) -> ModifierContent? {
    guard node.value.kind == .object, node.value["shape"] != nil else {
      return shape(node, "'clipShape'").map { .clipShape($0) }
    }
    check(node, SpecVocabulary.clipShape, of: "'clipShape'")
    let fill = fill(of: node)
    return member("shape", of: node).flatMap { shape($0, "'shape'") }
      .map { .clipShape($0, fill) }
  }
}

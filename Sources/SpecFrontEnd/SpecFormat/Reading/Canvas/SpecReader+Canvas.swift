internal import LayoutCore

// The drawing of a canvas: symbols, texts, images, paths, contexts and layers.

extension SpecReader {
  /// The limit of contexts and layers within each other.
  static let maximumContextDepth = 100

  func canvas(_ node: JSONNode) -> ViewContent {
    let name = string("name", of: node)
    let draft = CanvasDraft()
    readSymbols("symbols", of: node, into: draft, areResolved: false)
    readSymbols("resolved", of: node, into: draft, areResolved: true)
    let items = member("draw", of: node).map { canvasItems($0, CanvasScope(draft)) }
    var drawing = CanvasDrawing(symbols: draft.symbols, items: items ?? [])
    drawing.isOpaque = boolean("opaque", of: node) ?? false
    drawing.mixing = choice(ColorMixing.self, "colorMode", of: node) ?? .nonLinear
    let isEmpty = items == nil && drawing.symbols.isEmpty && !drawing.isOpaque
    return .canvas(name, isEmpty ? nil : drawing)
  }

  // MARK: Symbols

  private func readSymbols(
    _ key: String,
    of node: JSONNode,
    into draft: CanvasDraft,
    areResolved: Bool
  ) {
    guard let map = member(key, of: node) else { return }
    guard map.value.kind == .object else {
      return wrongType(map, "an object of views by their names", of: key.quoted)
    }
    for (name, view) in namedMembers(of: map) {
      if draft.names.contains(where: { $0.name == name }) {
        error(
          "a symbol is named \(name.quoted), too",
          at: .key(in: map.value, name),
          hint: "expressions need a name that says which is meant"
        )
        continue
      }
      let tree = readTree(in: scope.ofSymbols) { views(view) }
      draft.names.append(
        CanvasDraft.Name(name: name, isText: isText(view), isResolved: areResolved)
      )
      draft.symbols.append(CanvasDrawing.Symbol(name: name, tree: tree))
    }
  }

  /// Whether a view is a text, which is laid out in a rectangle instead of stretched (D8.9).
  private func isText(_ node: JSONNode) -> Bool {
    member("type", of: node).map { $0.value.string == "Text" } ?? false
  }

  // MARK: Items

  func canvasItems(_ list: JSONNode, _ scope: CanvasScope) -> [CanvasDrawing.Item] {
    guard scope.depth <= SpecReader.maximumContextDepth else {
      error(
        "contexts and layers are nested deeper than \(SpecReader.maximumContextDepth) levels",
        at: list.place
      )
      return []
    }
    return array(list, of: "an array of what is drawn", "'draw'").compactMap { item in
      canvasItem(item, scope)
    }
  }

  private func canvasItem(_ node: JSONNode, _ scope: CanvasScope) -> CanvasDrawing.Item? {
    let kinds = CanvasItemKind.allCases
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "what is drawn")
      return nil
    }
    guard let kind = kinds.first(where: { node.value[$0.rawValue] != nil }) else {
      error(
        "what is drawn needs \(kinds.map { $0.rawValue.quoted }.joined(separator: ", "))",
        at: node.place,
        hint: "write { \"symbol\": \"star\", \"at\": [10, 20] }"
      )
      return nil
    }
    check(node, kind.object, of: kind.rawValue.quoted)
    let id = id(of: node)
    if kind == .context {
      guard let argument = member(kind.rawValue, of: node) else { return nil }
      // A copy of the context: what is done to it holds for all that it draws.
      var inner = scope.inside
      let steps = canvasSteps(argument, kind, scope)
      inner.steps += steps
      inner.state = canvasState(of: node, inner)
      let items = member("draw", of: node).map { canvasItems($0, inner) } ?? []
      return CanvasDrawing.Item(id: id, .context(steps, items))
    }
    let state = canvasState(of: node, scope)
    guard let operation = canvasOperation(kind, node, scope) else { return nil }
    return CanvasDrawing.Item(id: id, operation, state: state.value)
  }

  private func canvasOperation(
    _ kind: CanvasItemKind,
    _ node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Operation? {
    guard let argument = member(kind.rawValue, of: node) else { return nil }
    switch kind {
    case .symbol: return drawnSymbol(argument, node, scope, areResolved: false)
    case .resolved: return drawnSymbol(argument, node, scope, areResolved: true)
    case .text, .image: return drawnView(argument, kind, node, scope)
    case .fill:
      let rect = canvasRect(of: node, scope)
      let (shading, fill) = (canvasShading(of: node, scope), fill(of: node))
      return shape(argument, "'fill'").map { .fillPath($0, rect, with: shading, style: fill) }
    case .stroke:
      let rect = canvasRect(of: node, scope)
      let width = member("lineWidth", of: node)
        .flatMap { canvasNumber($0, "'lineWidth'", scope) }
      let (shading, stroke) = (canvasShading(of: node, scope), stroke(of: node) ?? StrokeValue())
      return shape(argument, "'stroke'").map { shape in
        .strokePath(shape, rect, lineWidth: { width?($0) ?? 1 }, with: shading, style: stroke)
      }
    case .context, .layer:
      let steps = canvasSteps(argument, kind, scope)
      var inner = scope.inside
      inner.steps += steps
      inner.state = CanvasStateDraft()
      return .layer(steps, member("draw", of: node).map { canvasItems($0, inner) } ?? [])
    }
  }

  private func canvasSteps(
    _ argument: JSONNode,
    _ kind: CanvasItemKind,
    _ scope: CanvasScope
  ) -> [CanvasDrawing.Step] {
    array(argument, of: "an array of transforms", kind.rawValue.quoted)
      .compactMap { canvasStep($0, scope) }
  }

  private func drawnSymbol(
    _ argument: JSONNode,
    _ node: JSONNode,
    _ scope: CanvasScope,
    areResolved: Bool
  ) -> CanvasDrawing.Operation? {
    let (key, kind) = areResolved ? ("resolved", "text or image") : ("symbols", "symbol")
    guard let name = string(argument, areResolved ? "'resolved'" : "'symbol'") else { return nil }
    let names = scope.draft.names
    guard let symbol = names.firstIndex(where: { $0.name == name && $0.isResolved == areResolved })
    else {
      error(
        "no \(kind) is named \(name.quoted)",
        at: argument.place,
        hint: suggestion(name, names.filter { $0.isResolved == areResolved }.map(\.name))
          ?? "put the view into the canvas's \(key.quoted)"
      )
      return nil
    }
    return drawn(symbol, isText: areResolved && names[symbol].isText, kind, node, scope)
  }

  /// A text or an image that is resolved where it is drawn.
  private func drawnView(
    _ argument: JSONNode,
    _ kind: CanvasItemKind,
    _ node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Operation? {
    let words = kind == .text ? argument.value.string : nil
    let tree = readTree(in: self.scope.ofSymbols) {
      if words != nil {
        locate(argument)
        self.tree.builder.leaf(.text(string(argument, "'text'") ?? ""))
      } else if argument.value.kind == .object {
        views(argument)
      } else {
        wrongType(
          argument,
          kind == .text ? "a string or a view" : "a view",
          of: kind.rawValue.quoted
        )
      }
    }
    scope.draft.symbols.append(CanvasDrawing.Symbol(name: words ?? kind.rawValue, tree: tree))
    let position = scope.draft.symbols.count - 1
    return drawn(position, isText: kind == .text, kind.rawValue, node, scope)
  }

  /// Reads the place of a symbol and the state that it is drawn with.
  private func drawn(
    _ symbol: Int,
    isText: Bool,
    _ kind: String,
    _ node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Operation? {
    let shading = canvasShading(of: node, scope)
    let point = member("at", of: node)
    let rect = member("in", of: node)
    let article = kind == "image" ? "an" : "a"
    guard (point == nil) != (rect == nil) else {
      error("\(article) \(kind) is drawn 'at' a point or 'in' a rectangle", at: node.place)
      return nil
    }
    if let rect {
      if let anchor = node.value["anchor"], anchor.kind != .null {
        error(
          "\(article) \(kind) in a rectangle has no 'anchor'",
          at: .key(in: node.value, "anchor")
        )
      }
      return canvasNumbers(rect, count: 4, "'in'", scope).map { values in
        isText
          ? .layOut(symbol, { CanvasScope.rect(values, $0) }, with: shading)
          : .fill(symbol, { CanvasScope.rect(values, $0) }, with: shading)
      }
    }
    let anchor = unitPoint("anchor", of: node)
    return point.flatMap { canvasPoint($0, "'at'", scope) }.map {
      .draw(symbol, at: $0, anchor: anchor, with: shading)
    }
  }

  /// A step of a transform.
  private func canvasStep(_ node: JSONNode, _ scope: CanvasScope) -> CanvasDrawing.Step? {
    guard check(node, SpecVocabulary.canvasStep, of: "a transform") else { return nil }
    let steps = CanvasStep.allCases.filter { node.value[$0.rawValue] != nil }
    guard steps.count == 1, let step = steps.first, let value = member(step.rawValue, of: node)
    else {
      error(
        "a transform is one of 'translateBy', 'scaleBy' and 'rotateBy'",
        at: node.place,
        hint: "each step of a context's transform is an object of its own"
      )
      return nil
    }
    let name = step.rawValue.quoted
    func point() -> CanvasDrawing.Value<Point>? { canvasPoint(value, name, scope) }
    switch step {
    case .translateBy: return point().map { .translate($0) }
    case .rotateBy: return canvasNumber(value, name, scope).map { .rotate($0) }
    case .scaleBy:
      guard value.value.kind != .array else { return point().map { .scale($0) } }
      return canvasNumber(value, name, scope).map { factor in
        .scale { Point(x: factor($0), y: factor($0)) }
      }
    }
  }
}

internal import LayoutCore

// What a canvas draws: symbols, paths, contexts and layers.

extension SpecReader {
  /// How deep contexts and layers may be within each other.
  static let maximumContextDepth = 100

  func canvas(_ node: JSONNode) -> ViewContent {
    let name = string("name", of: node)
    let symbols = canvasSymbols(of: node)
    guard let list = member("draw", of: node) else {
      return .canvas(name, symbols.isEmpty ? nil : CanvasDrawing(symbols: symbols, items: []))
    }
    let scope = CanvasScope(symbols: symbols.map(\.name))
    return .canvas(name, CanvasDrawing(symbols: symbols, items: canvasItems(list, scope)))
  }

  // MARK: Symbols

  private func canvasSymbols(of node: JSONNode) -> [CanvasDrawing.Symbol] {
    guard let map = member("symbols", of: node) else { return [] }
    guard map.value.kind == .object else {
      wrongType(map, "an object of views by their names", of: "'symbols'")
      return []
    }
    return namedMembers(of: map).map {
      let node = $0.node
      return CanvasDrawing.Symbol(
        name: $0.key,
        tree: readTree(in: scope.ofSymbols) { views(node, of: "a symbol") }
      )
    }
  }

  // MARK: Items

  private func canvasItems(_ list: JSONNode, _ scope: CanvasScope) -> [CanvasDrawing.Item] {
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
    guard let operation = canvasOperation(kind, node, scope) else { return nil }
    return CanvasDrawing.Item(id: id, operation)
  }

  private func canvasOperation(
    _ kind: CanvasItemKind,
    _ node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Operation? {
    guard let argument = member(kind.rawValue, of: node) else { return nil }
    switch kind {
    case .symbol: return drawnSymbol(argument, node, scope)
    case .fill:
      let rect = canvasRect(of: node, scope)
      let (shading, fill) = (shading(of: node), fill(of: node))
      return shape(argument, "'fill'").map { .fillPath($0, rect, with: shading, style: fill) }
    case .stroke:
      let rect = canvasRect(of: node, scope)
      let width = member("lineWidth", of: node)
        .flatMap { canvasNumber($0, "'lineWidth'", scope) }
      let (shading, stroke) = (shading(of: node), stroke(of: node) ?? StrokeValue())
      return shape(argument, "'stroke'").map { shape in
        .strokePath(shape, rect, lineWidth: { width?($0) ?? 1 }, with: shading, style: stroke)
      }
    case .context:
      let group = canvasGroup(argument, kind, node, scope)
      return .context(group.steps, group.items)
    case .layer:
      let group = canvasGroup(argument, kind, node, scope)
      return .layer(group.steps, group.items)
    }
  }

  private func canvasGroup(
    _ argument: JSONNode,
    _ kind: CanvasItemKind,
    _ node: JSONNode,
    _ scope: CanvasScope
  ) -> (steps: [CanvasDrawing.Step], items: [CanvasDrawing.Item]) {
    let steps = array(argument, of: "an array of transforms", kind.rawValue.quoted)
      .compactMap { canvasStep($0, scope) }
    return (steps, member("draw", of: node).map { canvasItems($0, scope.inside) } ?? [])
  }

  private func drawnSymbol(
    _ argument: JSONNode,
    _ node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Operation? {
    guard let name = string(argument, "'symbol'") else { return nil }
    guard let symbol = scope.symbols.firstIndex(of: name) else {
      error(
        "no symbol is named \(name.quoted)",
        at: argument.place,
        hint: suggestion(name, scope.symbols) ?? "put the view into the canvas's 'symbols'"
      )
      return nil
    }
    let point = member("at", of: node)
    let rect = member("in", of: node)
    guard (point == nil) != (rect == nil) else {
      error("a symbol is drawn 'at' a point or 'in' a rectangle", at: node.place)
      return nil
    }
    if let rect {
      if let anchor = node.value["anchor"], anchor.kind != .null {
        error("a symbol in a rectangle has no 'anchor'", at: .key(in: node.value, "anchor"))
      }
      return canvasNumbers(rect, count: 4, "'in'", scope).map { values in
        .fill(symbol) { CanvasScope.rect(values, $0) }
      }
    }
    let anchor = unitPoint("anchor", of: node)
    return point.flatMap { canvasNumbers($0, count: 2, "'at'", scope) }.map { values in
      .draw(symbol, at: { Point(x: values[0]($0), y: values[1]($0)) }, anchor: anchor)
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
    func point() -> CanvasDrawing.Value<Point>? {
      guard let values = canvasNumbers(value, count: 2, name, scope) else { return nil }
      return { Point(x: values[0]($0), y: values[1]($0)) }
    }
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

  // MARK: Numbers

  /// The rectangle that a path is drawn in: the whole canvas unless it is stated.
  private func canvasRect(
    of node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Value<Rect> {
    let values = member("in", of: node).flatMap { canvasNumbers($0, count: 4, "'in'", scope) }
    guard let values else { return { Rect(origin: .zero, size: $0.size) } }
    return { CanvasScope.rect(values, $0) }
  }

  private func canvasNumbers(
    _ node: JSONNode,
    count: Int,
    _ name: String,
    _ scope: CanvasScope
  ) -> [CanvasDrawing.Value<Double>]? {
    guard let elements = elements(of: node, count: count, name) else { return nil }
    let values = elements.compactMap { canvasNumber($0, "an element of \(name)", scope) }
    return values.count == count ? values : nil
  }

  /// A number, or an expression of the canvas's size and what is known of the symbols.
  private func canvasNumber(
    _ node: JSONNode,
    _ name: String,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Value<Double>? {
    if let number = node.value.number { return { _ in number } }
    guard node.value.kind == .string else {
      wrongType(node, "a number or an expression", of: name)
      return nil
    }
    guard let expression = expression(node, name, variables: scope.variables) else { return nil }
    return { expression.value(variables: CanvasScope.values($0)) }
  }
}

/// What the expressions of a canvas may name.
private struct CanvasScope {
  let symbols: [String]
  var depth = 0

  /// The names, in the order of their values.
  var variables: [String] {
    ["size.width", "size.height"]
      + symbols.flatMap { name in
        ["size.width", "size.height", "firstBaseline", "lastBaseline"].map { "\(name).\($0)" }
      }
  }

  static func values(_ metrics: CanvasMetrics) -> [Double] {
    [metrics.size.width, metrics.size.height]
      + metrics.symbols.flatMap {
        [$0.size.width, $0.size.height, $0.firstBaseline, $0.lastBaseline]
      }
  }

  static func rect(_ values: [CanvasDrawing.Value<Double>], _ metrics: CanvasMetrics) -> Rect {
    Rect(
      x: values[0](metrics),
      y: values[1](metrics),
      width: values[2](metrics),
      height: values[3](metrics)
    )
  }

  /// The same within a context.
  var inside: CanvasScope { CanvasScope(symbols: symbols, depth: depth + 1) }
}

internal import LayoutCore

// Numbers of a canvas, which may be expressions of its size and of its symbols.

extension SpecReader {
  /// The rectangle that a path is drawn in: the whole canvas unless it is stated.
  func canvasRect(
    of node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Value<Rect> {
    let values = member("in", of: node).flatMap { canvasNumbers($0, count: 4, "'in'", scope) }
    guard let values else { return { Rect(origin: .zero, size: $0.size) } }
    return { CanvasScope.rect(values, $0) }
  }

  func canvasPoint(
    _ node: JSONNode,
    _ name: String,
    _ scope: CanvasScope
  ) -> CanvasDrawing.Value<Point>? {
    guard let values = canvasNumbers(node, count: 2, name, scope) else { return nil }
    return { Point(x: values[0]($0), y: values[1]($0)) }
  }

  func canvasNumbers(
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
  func canvasNumber(
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
    let count = scope.draft.names.count
    return { expression.value(variables: CanvasScope.values($0, count)) }
  }
}

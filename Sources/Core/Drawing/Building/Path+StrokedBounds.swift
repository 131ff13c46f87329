package import LayoutCore

extension Path {
  /// The bounding box of a line along the path, with the largest extent of its corners and ends.
  package func strokedBounds(_ stroke: StrokeValue) -> Rect? {
    guard let box = boundingRect ?? (isFinite ? dotBounds : nil) else { return nil }
    var reach = stroke.lineWidth / 2
    if stroke.lineJoin == .miter { reach *= max(stroke.miterLimit, 1) }
    if stroke.lineCap == .square { reach = max(reach, stroke.lineWidth) }
    return box.insetBy(dx: -reach, dy: -reach)
  }

  /// The point of a path of no length.
  private var dotBounds: Rect? {
    guard let point = elements.first?.points.first else { return nil }
    return Rect(x: point.x, y: point.y, width: 0, height: 0)
  }
}

extension StrokeValue {
  /// The style with drawable dashes: if lengths are NaN or all 0 there are none (D10.21).
  var cleaned: StrokeValue {
    var stroke = self
    let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    if !isUsable { stroke.dash = [] }
    if !dashPhase.isFinite { stroke.dashPhase = 0 }
    if !(miterLimit >= 1) { stroke.miterLimit = 1 }
    return stroke
  }
}

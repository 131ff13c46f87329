internal import LayoutCore

extension MotionValues {
  /// Presents a node's views in another frame: those that span its frame on an axis span the other
  /// one, all else keeps its size and its place in proportion (T6.11).
  @MainActor
  mutating func show(
    _ node: GraphNode,
    in frame: Rect,
    of parts: MovingParts,
    _ result: LayoutResult
  ) {
    guard let model = node.geometry(in: result)?.frame(in: .global) else { return }
    let owners = node.numbersInside
    for part in parts.parts where owners.contains(part.owner) {
      let origin = parts.spaces[part.space].origin
      let own = Rect(
        origin: Point(x: part.rect.minX + origin.x, y: part.rect.minY + origin.y),
        size: part.rect.size
      )
      let (x, width) = mapped(
        own.minX,
        own.width,
        from: model.minX,
        model.width,
        to: frame.minX,
        frame.width,
        keepsSize: part.keepsSize
      )
      let (y, height) = mapped(
        own.minY,
        own.height,
        from: model.minY,
        model.height,
        to: frame.minY,
        frame.height,
        keepsSize: part.keepsSize
      )
      frames[part.node] = Rect(x: x, y: y, width: width, height: height)
    }
  }

  private func mapped(
    _ start: Double,
    _ length: Double,
    from modelStart: Double,
    _ modelLength: Double,
    to shownStart: Double,
    _ shownLength: Double,
    keepsSize: Bool
  ) -> (Double, Double) {
    // Frames are rounded to pixels, so one that spans them may be off by one.
    if !keepsSize, abs(length - modelLength) <= 1, abs(start - modelStart) <= 1 {
      return (shownStart, shownLength)
    }
    guard modelLength > 0 else { return (shownStart + start - modelStart, length) }
    let fraction = (start + length / 2 - modelStart) / modelLength
    return (shownStart + fraction * shownLength - length / 2, length)
  }
}

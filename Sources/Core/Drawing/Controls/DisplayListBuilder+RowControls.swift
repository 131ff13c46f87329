internal import Controls
internal import LayoutCore

/// Controls in rows of lists that are being edited (D9.31).
extension DisplayListBuilder {
  /// The side of the box that the other lengths belong to.
  private static let referenceBox = 26.0

  /// Draws a control of a row, clipped to the row.
  mutating func drawRowControl(_ control: RowControl, _ view: PlacedView, _ state: DrawingState) {
    guard let cell = cell(around: view) else { return }
    switch control {
    case .remove:
      clipped(to: cell) { $0.drawMinus(in: view.frame, view, state) }
    case .reorder:
      clipped(to: cell) { $0.drawHandle(in: view.frame, view, state) }
    case .delete:
      let area = grid.round(
        Rect(x: view.frame.minX, y: cell.minY, width: view.frame.width, height: cell.height)
      )
      let isGlass = ControlDesign(view.environment).isGlass
      fill(isGlass ? rounded(area, nil) : Path(area), color(.red, view), state)
    }
  }

  /// Draws the selection circle of a row.
  ///
  /// - Parameter cell: The frame of the row.
  mutating func drawSelectionMark(
    _ isFilled: Bool,
    in cell: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let metrics = RowControlMetrics(at: view.environment.dynamicTypeSize)
    let isReversed = view.environment.layoutDirection == .rightToLeft
    let box = Rect(
      x: isReversed
        ? cell.maxX - metrics.boxInset - metrics.box : cell.minX + metrics.boxInset,
      y: cell.midY - metrics.box / 2,
      width: metrics.box,
      height: metrics.box
    )
    let scale = metrics.box / Self.referenceBox
    guard isFilled else {
      let ring = rounded(box.insetBy(dx: 2.75 * scale, dy: 2.75 * scale), nil)
      return strokeRound(ring, width: 1.5 * scale, color(.tertiaryLabel, view), state)
    }
    fill(disc(in: box), tint(view), state)
    var mark = Path()
    mark.move(to: Point(x: box.midX - 5 * scale, y: box.midY + 0.5 * scale))
    mark.addLine(to: Point(x: box.midX - 1.5 * scale, y: box.midY + 4.5 * scale))
    mark.addLine(to: Point(x: box.midX + 5 * scale, y: box.midY - 4.5 * scale))
    strokeRound(mark, width: 2 * scale, .white, state)
  }

  private mutating func drawMinus(in box: Rect, _ view: PlacedView, _ state: DrawingState) {
    let scale = box.width / Self.referenceBox
    fill(disc(in: box), color(.red, view), state)
    let (width, height) = (10.5 * scale, 1.5 * scale)
    let line = Rect(
      x: box.midX - width / 2,
      y: box.midY - height / 2,
      width: width,
      height: height
    )
    fill(Path(line), .white, state)
  }

  private mutating func drawHandle(in frame: Rect, _ view: PlacedView, _ state: DrawingState) {
    let scale = frame.width / 27
    let ink = color(.tertiaryLabel, view)
    for line in [-1.0, 0, 1] {
      let middle = frame.midY + line * 4.5 * scale
      let bar = Rect(
        x: frame.minX + 2.5 * scale,
        y: middle - 0.75 * scale,
        width: frame.width - 5 * scale,
        height: 1.5 * scale
      )
      fill(Path(grid.round(bar)), ink, state)
    }
  }

  /// The circle in a box, 2 of 26 points inside of it.
  private func disc(in box: Rect) -> Path {
    let inset = 2 * box.width / Self.referenceBox
    return rounded(box.insetBy(dx: inset, dy: inset), nil)
  }

  private mutating func clipped(to cell: Rect, _ draw: (inout DisplayListBuilder) -> Void) {
    var group = DisplayGroup()
    group.clip = DisplayGroup.Clip(Path(cell), FillValue(isAntialiased: false))
    writer.begin(group)
    draw(&self)
    writer.end()
  }

  /// The frame of the row that a view is in or beside.
  private func cell(around view: PlacedView) -> Rect? {
    var next: Int? = view.index
    while let index = next {
      let outer = hierarchy.views[index]
      let cell = outer.modifiers.last { modifier in
        if case .listRow(.row, _)? = modifier.content { true } else { false }
      }
      if let cell { return cell.frame }
      next = outer.parent
    }
    return nil
  }
}

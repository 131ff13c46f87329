internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the placeholder of a view that could not be compiled: a dashed frame on a faint
  /// background, and its name if it fits legibly (D9.33).
  mutating func drawPlace(
    of placeholder: ViewPlaceholder,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = pixelFrame(of: view)
    guard state.shows(frame), frame.size.isFinite, frame.width > 0, frame.height > 0 else { return }
    var environment = state.environment(of: view)
    var group = DisplayGroup()
    group.placeholders = [placeholder]
    writer.begin(group)
    defer { writer.end() }
    fill(
      Path(frame),
      .color(.system(.quaternarySystemFill)),
      in: frame,
      FillValue(isAntialiased: state.isTurned),
      environment,
      view.index,
      state
    )
    let width = min(1, frame.width, frame.height)
    let outline = frame.insetBy(dx: width / 2, dy: width / 2)
    guard outline.width > 0, outline.height > 0 else { return }
    stroke(
      Path(outline),
      .color(.system(.secondaryLabel)),
      in: frame,
      StrokeValue(lineWidth: width, dash: [4, 3].map { $0 * width }),
      isAntialiased: true,
      environment,
      view.index,
      state
    )
    environment.drawing.foregroundStyle = .color(.system(.secondaryLabel))
    let room = outline.insetBy(dx: 2 * width, dy: width)
    drawWords(placeholder.title, in: room, atLeast: 6, atMost: 11, environment, state)
  }
}

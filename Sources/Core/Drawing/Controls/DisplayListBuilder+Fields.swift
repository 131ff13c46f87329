internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the background of a field's text (D9.13).
  mutating func drawField(
    _ input: Control.TextInput,
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    switch input.kind {
    case .search: drawSearchField(isEmpty: input.text.isEmpty, view, state)
    case .plain, .secure:
      if styles.textField == .roundedBorder { drawBorderedField(view, state) }
    case .editor: fill(Path(grid.round(view.frame)), color(.systemBackground, view), state)
    }
  }

  /// Draws the dots of a secure field's text, larger and wider apart than the bullets of a font;
  /// false for any other text (D9.13).
  mutating func drawSecret(_ view: PlacedView, _ state: DrawingState) -> Bool {
    guard case .text(let bullets) = view.content, bullets.first == "•",
      let part = parts.part(of: view), part.part == .fieldText,
      case .textField(let input) = part.control, input.kind == .secure, !input.text.isEmpty
    else { return false }
    let environment = state.environment(of: view, foreground(of: view, state))
    let size = environment.font.pointSize(in: environment) / 17
    let (side, pitch) = (22.0 / 3 * size, 10.2 * size)
    let field = hierarchy.views[part.view].frame
    let isReversed = environment.layoutDirection == .rightToLeft
    var dots = Path()
    for index in 0..<bullets.count {
      let start = 2 * size + pitch * Double(index)
      if start + side > field.width { break }
      dots.addEllipse(
        in: Rect(
          x: isReversed ? view.frame.maxX - start - side : view.frame.minX + start,
          y: view.frame.midY - side / 2,
          width: side,
          height: side
        )
      )
    }
    fill(dots, .level(.primary), in: view.frame, FillValue(), environment, view.index, state)
    return true
  }

  private mutating func drawBorderedField(_ view: PlacedView, _ state: DrawingState) {
    let frame = grid.round(view.frame)
    let radius = ControlDesign(view.environment).isGlass ? 8.0 : 5
    let background: SystemColor = state.isDisabled ? .quaternarySystemFill : .systemBackground
    fill(rounded(frame, radius), color(background, view), state)
    stroke(
      rounded(frame.insetBy(dx: 0.5, dy: 0.5), radius - 0.5),
      StrokeValue(lineWidth: 1),
      color(.separator, view),
      state
    )
  }

  /// Draws a fill with the magnifying glass before the text, and a clear button behind one; a
  /// capsule of glass on iOS 26.
  private mutating func drawSearchField(
    isEmpty: Bool,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = grid.round(view.frame)
    let look = ControlDesign(view.environment)
    if look.isGlass {
      drawGlass(frame, look, state)
    } else {
      fill(rounded(frame, 10), color(.tertiarySystemFill, view), state)
    }
    let side = 18.0
    let isReversed = view.environment.layoutDirection == .rightToLeft
    var environment = view.environment
    environment.drawing.foregroundStyle = .color(.system(.secondaryLabel))
    drawSymbol(
      "magnifyingglass",
      in: Rect(
        x: isReversed ? frame.maxX - 8 - side : frame.minX + 8,
        y: frame.midY - side / 2,
        width: side * 1.1,
        height: side
      ),
      environment,
      view,
      state
    )
    if isEmpty { return }
    drawSymbol(
      "xmark.circle.fill",
      in: Rect(
        x: isReversed ? frame.minX + 8 : frame.maxX - 8 - side,
        y: frame.midY - side / 2,
        width: side,
        height: side
      ),
      environment,
      view,
      state
    )
  }

  /// Draws a floating capsule of glass (D9.14), in another colour or not.
  mutating func drawGlass(
    _ frame: Rect,
    _ look: ControlDesign,
    _ state: DrawingState,
    color: DisplayColor? = nil
  ) {
    var style = ResolvedStyle(color ?? look.glass)
    style.shadows = look.glassShadows
    paint(rounded(frame, nil), frame, style, FillValue(), state)
  }

  // MARK: Choices

  /// Draws the band of a wheel's selection: 32 high or as a row, 9 from the sides (M3.4).
  mutating func drawWheelBand(_ view: PlacedView, _ state: DrawingState) {
    let frame = grid.round(view.frame)
    guard frame.width > 18 else { return }
    let height = 32 * view.environment.dynamicTypeSize.wheelGrowth
    let band = grid.round(
      Rect(
        x: frame.minX + 9,
        y: frame.midY - height / 2,
        width: frame.width - 18,
        height: height
      )
    )
    let look = ControlDesign(view.environment)
    fill(rounded(band, look.isGlass ? nil : 8), color(.tertiarySystemFill, view), state)
  }

  /// Draws the segments of a picker, the selected one on a pill (D9.11).
  mutating func drawSegments(
    _ options: [String],
    _ chosen: Int?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frames = options.indices.compactMap { parts.frame(of: .segment($0), in: view.index) }
    guard let first = frames.first else { return }
    var state = state
    if state.isDisabled { state.opacity *= ControlDesign.disabledOpacity }
    let look = ControlDesign(view.environment)
    let around = frames.dropFirst().reduce(first) { $0.union($1) }
    let track = grid.round(
      Rect(x: view.frame.minX, y: around.minY, width: view.frame.width, height: around.height)
    )
    let own = view.environment.drawing.appearance?.segments
    let fill = own?.background ?? .system(.tertiarySystemFill)
    self.fill(rounded(track, look.segmentRadius), color(fill, or: .clear, view), state)
    // Segments share the width evenly, whatever their words.
    let width = track.width / Double(options.count)
    let isReversed = view.environment.layoutDirection == .rightToLeft
    let position = chosen.map { isReversed ? options.count - 1 - $0 : $0 }
    if !look.isGlass {
      for index in options.indices.dropFirst() where index != position && index - 1 != position {
        let x = track.minX + Double(index) * width
        self.fill(
          Path(
            grid.round(
              Rect(x: x, y: track.midY - 8, width: grid.pixelLength, height: 16)
            )
          ),
          color(.separator, view),
          state
        )
      }
    }
    guard let position, frames.indices.contains(position) else { return }
    let pill = grid.round(
      Rect(
        x: track.minX + Double(position) * width + 2,
        y: track.minY + 2,
        width: width - 4,
        height: track.height - 4
      )
    )
    var style = ResolvedStyle(color(own?.selected, or: look.pill, view))
    style.shadows = look.pillShadows
    paint(rounded(pill, look.pillRadius), pill, style, FillValue(), state)
  }

  /// Draws the title of the selected segment, semibold before glass (D9.11); false for other text.
  ///
  /// Layout does not know it: the width of segments is that of regular titles (M3.7).
  mutating func drawChosenSegment(_ view: PlacedView, _ state: DrawingState) -> Bool {
    guard view.environment.system < .iOS26, view.environment.font.size == .points(13),
      let part = parts.part(of: view), case .segment(let index) = part.part,
      case .picker(.segmented, let options, _, _) = part.control,
      options.indices.contains(index), index == part.control.chosenSegment,
      let frame = parts.frame(of: part.part, in: part.view)
    else { return false }
    var environment = view.environment
    if let style = foreground(of: view, state) { environment.drawing.foregroundStyle = style }
    drawWords(
      options[index],
      in: frame.insetBy(dx: 4, dy: 0),
      atMost: 13,
      weight: .semibold,
      environment,
      state
    )
    return true
  }

  /// Draws both halves of a stepper with their signs, grey at the bounds (D9.9).
  mutating func drawStepper(
    _ bounded: Control.BoundedValue,
    in frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = grid.round(frame)
    let look = ControlDesign(view.environment)
    fill(
      rounded(frame, look.isGlass ? nil : 8),
      color(look.isGlass ? .quaternarySystemFill : .tertiarySystemFill, view),
      state
    )
    fill(
      Path(Rect(x: frame.midX - 0.5, y: frame.midY - 9, width: 1, height: 18)),
      color(.separator, view),
      state
    )
    let isReversed = view.environment.layoutDirection == .rightToLeft
    let quarters = (frame.minX + frame.width * 0.25, frame.minX + frame.width * 0.75)
    let (minus, plus) = isReversed ? (quarters.1, quarters.0) : quarters
    let (low, high) = (bounded.range.lowerBound, bounded.range.upperBound)
    for (x, isPlus) in [(minus, false), (plus, true)] {
      let isActive = !state.isDisabled && (isPlus ? bounded.value < high : bounded.value > low)
      let mark = color(isActive ? .label : .tertiaryLabel, view)
      var path = rounded(Rect(x: x - 6.5, y: frame.midY - 0.8, width: 13, height: 1.6), nil)
      if isPlus {
        path.addPath(
          rounded(Rect(x: x - 0.8, y: frame.midY - 6.5, width: 1.6, height: 13), nil)
        )
      }
      fill(path, mark, state)
    }
  }
}

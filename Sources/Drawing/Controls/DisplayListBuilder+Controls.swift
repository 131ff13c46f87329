internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws what a control has behind the views that it is made of.
  mutating func drawControl(_ control: Control, _ view: PlacedView, _ state: DrawingState) {
    let styles = parts.styles(of: view)
    switch control {
    case .button, .editButton, .link, .menu, .navigationLink:
      if styles.button.isBordered { drawButton(control, styles, view, state) }
    case .toggle(let toggle):
      if styles.toggle == .button { drawButton(toggle, styles, view, state) }
    case .picker(.segmented, let options, let selection, let place):
      let chosen = place ?? selection.flatMap { options.firstIndex(of: $0) }
      drawSegments(options, chosen, view, state)
    case .textField:
      if styles.textField == .roundedBorder { drawField(view, state) }
    case .stepper:
      if let frame = parts.frame(of: .stepper, in: view.index) {
        drawStepper(in: frame, view, state)
      }
    case .groupBox:
      drawPanel(.secondarySystemBackground, radius: 8, view.frame, view, state)
    case .list, .form:
      drawListBackground(styles, view, state)
    case .datePicker:
      for part in [ControlPart.date, .time] {
        if let frame = parts.frame(of: part, in: view.index) {
          drawPanel(
            .tertiarySystemFill,
            radius: ControlLook(view.environment).isGlass ? frame.height / 2 : 6,
            frame.insetBy(dx: 0, dy: 0),
            view,
            state
          )
        }
      }
    case .picker, .slider, .label, .labeledContent, .progressView, .gauge, .colorPicker,
      .disclosureGroup, .section, .table, .tableRow, .navigationStack, .navigationSplitView, .bar,
      .tabView:
      break
    }
  }

  /// The current foreground style inside of a control where nobody has set one (D9.6): the tint of
  /// what can be pressed.
  func foreground(inside control: Control, _ view: PlacedView) -> StyleValue? {
    let styles = parts.styles(of: view)
    switch control {
    case .button(let role):
      if styles.button == .plain { return nil }
      if styles.button == .borderedProminent { return .color(.system(.white)) }
      if role == .destructive { return .color(.system(.red)) }
      return .semantic(.tint)
    case .editButton, .link, .menu:
      if styles.button == .borderedProminent { return .color(.system(.white)) }
      return styles.button == .plain ? nil : .semantic(.tint)
    case .navigationLink:
      // A row that leads elsewhere is no button.
      if styles.button == .plain || parts.frame(of: .chevron, in: view.index) != nil {
        return nil
      }
      return .semantic(.tint)
    case .toggle, .slider, .stepper, .textField, .label, .labeledContent, .picker, .progressView,
      .gauge, .datePicker, .colorPicker, .disclosureGroup, .groupBox, .section, .list, .form,
      .table, .tableRow, .navigationStack, .navigationSplitView, .bar, .tabView:
      return nil
    }
  }

  // MARK: Pieces

  /// A rectangle with round corners; a capsule for nil.
  func rounded(_ rect: Rect, _ radius: Double?) -> Path {
    var path = Path()
    let radius = radius ?? min(rect.width, rect.height) / 2
    path.addRoundedRect(in: rect, cornerSize: Size(width: radius, height: radius))
    return path
  }

  /// Fills a path with a colour.
  mutating func fill(_ path: Path, _ color: DisplayColor, _ state: DrawingState) {
    guard let box = path.boundingRect else { return }
    paint(path, box, ResolvedStyle(.paint(.color(color))), FillValue(), state)
  }

  /// A colour of the system, in a view's environment.
  mutating func color(_ color: SystemColor, _ view: PlacedView) -> DisplayColor {
    var resolver = resolver(for: view.environment)
    return resolver.color(.system(color))
  }

  /// The tint of a view; another colour where nobody has set one.
  mutating func tint(_ view: PlacedView, or standard: SystemColor? = nil) -> DisplayColor {
    if let standard, view.environment.drawing.tint == nil,
      view.environment.drawing.accentColor == nil
    {
      return color(standard, view)
    }
    var resolver = resolver(for: view.environment)
    return resolver.tintColor()
  }

  private mutating func drawPanel(
    _ fill: SystemColor,
    radius: Double,
    _ frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    self.fill(rounded(grid.round(frame), radius), color(fill, view), state)
  }

  /// A thumb with its shadow.
  mutating func drawThumb(in frame: Rect, _ look: ControlLook, _ state: DrawingState) {
    var style = ResolvedStyle(.paint(.color(.white)))
    style.shadows = [look.thumbShadow]
    paint(rounded(frame, nil), frame, style, FillValue(), state)
  }

  // MARK: Controls

  private mutating func drawButton(
    _ control: Control,
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    var base = tint(view)
    if case .button(.destructive) = control { base = color(.red, view) }
    let look = ControlLook(view.environment)
    let isProminent = styles.button == .borderedProminent
    fill(
      rounded(grid.round(view.frame), look.buttonRadius(styles.size)),
      isProminent ? base : base.multiplyingOpacity(by: 0.15),
      state
    )
  }

  private mutating func drawButton(
    _ toggle: Control.ToggleState,
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let look = ControlLook(view.environment)
    let base =
      toggle == .off ? color(.tertiarySystemFill, view) : tint(view).multiplyingOpacity(by: 0.15)
    fill(rounded(grid.round(view.frame), look.buttonRadius(styles.size)), base, state)
  }

  private mutating func drawField(_ view: PlacedView, _ state: DrawingState) {
    let frame = grid.round(view.frame)
    let radius = ControlLook(view.environment).isGlass ? 8.0 : 5
    fill(rounded(frame, radius), color(.systemBackground, view), state)
    let line = frame.insetBy(dx: 0.5, dy: 0.5)
    writer.add(
      .stroke(
        rounded(line, radius - 0.5),
        .color(DisplayColor(60, 60, 67, 0.29).multiplyingOpacity(by: state.opacity)),
        StrokeValue(lineWidth: 1),
        isAntialiased: true,
        DisplayBlendMode(state.blendMode)
      )
    )
  }

  private mutating func drawSegments(
    _ options: [String],
    _ chosen: Int?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frames = options.indices.compactMap { parts.frame(of: .segment($0), in: view.index) }
    guard let first = frames.first else { return }
    let look = ControlLook(view.environment)
    let around = frames.dropFirst().reduce(first) { $0.union($1) }
    let track = grid.round(
      Rect(x: view.frame.minX, y: around.minY, width: view.frame.width, height: around.height)
    )
    fill(rounded(track, look.segmentRadius), color(.tertiarySystemFill, view), state)
    guard let chosen, frames.indices.contains(chosen) else { return }
    // Segments share the width evenly, whatever their words.
    let width = track.width / Double(options.count)
    let position =
      view.environment.layoutDirection == .rightToLeft ? options.count - 1 - chosen : chosen
    let pill = grid.round(
      Rect(
        x: track.minX + Double(position) * width + 2,
        y: track.minY + 2,
        width: width - 4,
        height: track.height - 4
      )
    )
    var style = ResolvedStyle(.paint(.color(look.pill)))
    if !look.isGlass { style.shadows = [look.thumbShadow] }
    paint(rounded(pill, look.pillRadius), pill, style, FillValue(), state)
  }

  /// Both halves of a stepper with their marks (D9.9).
  private mutating func drawStepper(
    in frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = grid.round(frame)
    let look = ControlLook(view.environment)
    fill(rounded(frame, look.isGlass ? nil : 8), color(.tertiarySystemFill, view), state)
    fill(
      Path(Rect(x: frame.midX - 0.5, y: frame.midY - 9, width: 1, height: 18)),
      color(.separator, view),
      state
    )
    let mark = color(.label, view)
    let isReversed = view.environment.layoutDirection == .rightToLeft
    let (minus, plus) =
      isReversed
      ? (frame.minX + frame.width * 0.75, frame.minX + frame.width * 0.25)
      : (frame.minX + frame.width * 0.25, frame.minX + frame.width * 0.75)
    for x in [minus, plus] {
      fill(
        rounded(Rect(x: x - 6.5, y: frame.midY - 0.8, width: 13, height: 1.6), nil),
        mark,
        state
      )
    }
    fill(
      rounded(Rect(x: plus - 0.8, y: frame.midY - 6.5, width: 1.6, height: 13), nil),
      mark,
      state
    )
  }
}

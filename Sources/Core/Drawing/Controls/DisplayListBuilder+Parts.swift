internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws a view that is a drawn part of a control; false if it is none.
  mutating func drawPart(_ view: PlacedView, _ state: DrawingState) -> Bool {
    guard let part = parts.part(of: view) else { return false }
    let frame = grid.round(view.frame)
    let look = ControlDesign(view.environment)
    switch part.part {
    case .switch:
      dimmed(state) { $0.drawSwitch(part, look, view, $1) }
    case .track:
      dimmed(state) { $0.drawTrack(part.control, frame, look, view, $1) }
    case .stepper: break
    case .accessoryPanel: drawGlass(frame, look, state)
    case .spinner: drawSpinner(in: frame, view, state)
    case .chevron:
      drawChevron(in: frame, .onward, color(.tertiaryLabel, view), view, state)
    case .disclosureIndicator:
      if case .picker = part.control {
        drawMenuMark(in: frame, view, state)
        break
      }
      let isExpanded = part.control == .disclosureGroup(isExpanded: true)
      drawChevron(in: frame, isExpanded ? .down : .onward, tint(view), view, state)
    case .label: return drawBackChevron(part, in: frame, view, state)
    case .colorWell: drawWell(part.control, frame, view, state)
    case .icon, .minimumValueLabel, .maximumValueLabel, .content, .tabContent, .header,
      .footer, .leadingItems, .principalItems, .trailingItems, .items, .sidebar, .detail, .value,
      .currentValueLabel, .decrementButton, .incrementButton, .fieldText, .option, .segment, .date,
      .time, .badge, .menu, .columnTitle, .tabBar, .tab, .navigationBar, .bottomBar, .keyboardBar,
      .title, .backButton, .searchField, .overflowMenu, .sidebarToggle, .toggleRoom, .checkmark:
      return false
    }
    return true
  }

  /// The default foreground style of a part's text: prompts and values are secondary, unselected
  /// tabs grey (D9.12, D9.13, D9.15).
  func foreground(of view: PlacedView, _ state: DrawingState) -> StyleValue? {
    guard let part = parts.part(of: view) else { return nil }
    switch part.part {
    case .fieldText:
      guard case .textField(let input) = part.control else { return nil }
      if input.text.isEmpty { return .semantic(.placeholder) }
      return state.isDisabled ? .color(.system(.tertiaryLabel)) : nil
    case .value:
      if state.isDisabled { return .color(.system(.tertiaryLabel)) }
      if case .picker(.menu, _, _, _) = part.control { return .semantic(.tint) }
      return .level(.secondary)
    case .badge, .columnTitle, .currentValueLabel: return .level(.secondary)
    case .tab(let index):
      guard case .tabView(_, let selection) = part.control else { return nil }
      return tabStyle(isSelected: index == selection, view)
    case .segment(let index):
      if state.isDisabled { return .color(.system(.tertiaryLabel)) }
      let own = view.environment.drawing.appearance?.segments
      let isChosen = part.control.chosenSegment == index
      return (isChosen ? own?.selectedTitle ?? own?.title : own?.title).map { .color($0) }
    case .title:
      guard case .bar(.navigation) = part.control else { return nil }
      let own = view.environment.drawing.appearance?.navigationBar
      let isLarge = view.environment.font.size == .style(.largeTitle)
      return (isLarge ? own?.largeTitle : own?.title).map { .color($0) }
    case .option(let index):
      // Options away from a wheel's selection are behind its edge.
      guard case .picker(.wheel, let options, let selection, _) = part.control,
        options.indices.contains(index), options[index] != selection
      else { return nil }
      return .level(state.isDisabled ? .tertiary : .secondary)
    case .backButton, .sidebarToggle, .overflowMenu: return .semantic(.tint)
    case .icon:
      // In a row the icon of a label is tinted unless a style is set (M2.5).
      guard case .label = part.control, state.foreground == nil, !state.isDisabled,
        view.environment.platform != .macOS, isInRow(view)
      else { return nil }
      return .semantic(.tint)
    case .date, .time, .label, .minimumValueLabel, .maximumValueLabel, .content,
      .tabContent, .header, .footer, .leadingItems, .principalItems, .trailingItems, .items,
      .sidebar, .detail, .track, .spinner, .switch, .stepper, .decrementButton, .incrementButton,
      .colorWell, .chevron, .disclosureIndicator, .menu, .tabBar,
      .navigationBar, .bottomBar, .keyboardBar, .searchField, .toggleRoom,
      .accessoryPanel, .checkmark:
      return nil
    }
  }

  /// Whether a view is in a row of a list, not in a header or footer.
  private func isInRow(_ view: PlacedView) -> Bool {
    var next: Int? = view.index
    while let index = next {
      let outer = hierarchy.views[index]
      if case .control(let control) = outer.content, control.isList { return true }
      switch parts.part(of: outer)?.part {
      case .header, .footer: return false
      default: next = outer.parent
      }
    }
    return false
  }

  // MARK: Parts

  /// Draws the pieces of a control, fainter as a whole if it is disabled (D9.18).
  private mutating func dimmed(
    _ state: DrawingState,
    _ draw: (inout DisplayListBuilder, DrawingState) -> Void
  ) {
    guard state.isDisabled else { return draw(&self, state) }
    var group = DisplayGroup()
    group.opacity = state.opacity * ControlDesign.disabledOpacity
    group.blendMode = DisplayBlendMode(state.blendMode)
    writer.begin(group)
    draw(&self, state.insidePicture())
    writer.end()
  }

  /// Draws a switch (D9.7), green without a tint.
  private mutating func drawSwitch(
    _ part: ControlDrawing.Part,
    _ look: ControlDesign,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard case .toggle(let toggle) = part.control,
      let place = parts.drawnFrame(of: .switch, in: part.view)
    else { return }
    let isReversed = view.environment.layoutDirection == .rightToLeft
    let size = look.switchSize
    let frame = grid.round(
      Rect(
        x: isReversed ? place.minX : place.maxX - min(size.width, place.width),
        y: place.midY - size.height / 2,
        width: min(size.width, place.width),
        height: size.height
      )
    )
    let isOn = toggle != .off
    let own = view.environment.drawing.appearance?.switch
    fill(
      rounded(frame, nil),
      isOn ? tint(view, app: own?.on, .green) : look.switchOff,
      state
    )
    let room = frame.width - look.thumb.width - 2 * look.thumbInset
    let fraction = toggle == .mixed ? 0.5 : isOn != isReversed ? 1.0 : 0
    // Before glass the thumb's shadow does not leave the track.
    if !look.isGlass {
      var group = DisplayGroup()
      group.clip = DisplayGroup.Clip(rounded(frame, nil))
      writer.begin(group)
    }
    drawThumb(
      in: Rect(
        x: frame.minX + look.thumbInset + room * fraction,
        y: frame.midY - look.thumb.height / 2,
        width: look.thumb.width,
        height: look.thumb.height
      ),
      look.switchShadows,
      color: color(own?.thumb, or: .white, view),
      state
    )
    if !look.isGlass { writer.end() }
  }

  /// Draws eight spokes that fade, in the tint if there is one (D9.10).
  private mutating func drawSpinner(in frame: Rect, _ view: PlacedView, _ state: DrawingState) {
    let grey = tint(view, or: .systemGray2)
    let radius = min(frame.width, frame.height) / 2
    for spoke in 0..<8 {
      let (sine, cosine) = sineAndCosine(degrees: Double(spoke) * 45 - 90)
      var path = Path()
      path.move(
        to: Point(x: frame.midX + cosine * radius * 0.5, y: frame.midY + sine * radius * 0.5)
      )
      path.addLine(
        to: Point(x: frame.midX + cosine * radius * 0.88, y: frame.midY + sine * radius * 0.88)
      )
      writer.add(
        .stroke(
          path,
          .color(grey.multiplyingOpacity(by: (0.3 + 0.1 * Double(spoke)) * state.opacity)),
          StrokeValue(lineWidth: radius * 0.22, lineCap: .round),
          isAntialiased: true,
          DisplayBlendMode(state.blendMode)
        )
      )
    }
  }

  /// The direction of a chevron.
  enum ChevronDirection {
    case onward
    case back
    case down
  }

  /// Draws the chevron of a row that leads elsewhere or opens, or of a back button (D9.5).
  mutating func drawChevron(
    in frame: Rect,
    _ direction: ChevronDirection,
    _ color: DisplayColor,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let isReversed = view.environment.layoutDirection == .rightToLeft
    let (long, short) = (
      min(frame.height, 2 * frame.width) / 2 - 1, min(frame.width, frame.height / 2) / 2
    )
    var path = Path()
    if direction == .down {
      path.move(to: Point(x: frame.midX - long, y: frame.midY - short))
      path.addLine(to: Point(x: frame.midX, y: frame.midY + short))
      path.addLine(to: Point(x: frame.midX + long, y: frame.midY - short))
    } else {
      let side = (direction == .back) == isReversed ? 1.0 : -1
      path.move(to: Point(x: frame.midX - short * side, y: frame.midY - long))
      path.addLine(to: Point(x: frame.midX + short * side, y: frame.midY))
      path.addLine(to: Point(x: frame.midX - short * side, y: frame.midY + long))
    }
    strokeRound(path, width: 2, color, state)
  }

  /// Draws a colour well: the colour in a ring.
  private mutating func drawWell(
    _ control: Control,
    _ frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard case .colorPicker(let chosen) = control else { return }
    var resolver = resolver(for: view.environment)
    // All hues around the middle (D9.23).
    var ring = rounded(frame, nil)
    ring.addPath(rounded(frame.insetBy(dx: 3, dy: 3), nil))
    let hues = DisplayPaint.angular(
      ControlDesign.hues,
      center: Point(x: frame.midX, y: frame.midY),
      startAngle: 0,
      endAngle: 360
    )
    paint(ring, frame, ResolvedStyle(.paint(hues)), FillValue(isEOFilled: true), state)
    fill(
      rounded(frame.insetBy(dx: 4.5, dy: 4.5), nil),
      chosen.map { resolver.color($0) } ?? .white,
      state
    )
  }
}

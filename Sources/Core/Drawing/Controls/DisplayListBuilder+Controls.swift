internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the background of a control, behind its views.
  mutating func drawControl(_ control: Control, _ view: PlacedView, _ state: DrawingState) {
    let styles = parts.styles(of: view)
    switch control {
    case .button, .editButton, .link, .menu, .navigationLink:
      if isBorderedItem(view) {
        // Its bar has drawn its capsule.
      } else if styles.button.isBordered {
        drawButton(control, styles, view, state)
      } else if isGlassDialog(view, state) {
        drawAnswer(view, state)
      }
    case .toggle(let toggle):
      if styles.toggle == .button { drawButton(toggle, styles, view, state) }
    case .picker(.segmented, let options, _, _):
      drawSegments(options, control.chosenSegment, view, state)
    case .picker(.wheel, _, _, _): drawWheelBand(view, state)
    case .textField(let input): drawField(input, styles, view, state)
    case .stepper(let bounded):
      if let frame = parts.frame(of: .stepper, in: view.index) {
        drawStepper(bounded, in: frame, view, state)
      }
    case .groupBox:
      drawPanel(.secondarySystemBackground, radius: 8, view.frame, view, state)
    case .list, .form:
      drawListBackground(styles, view, state)
    case .datePicker:
      for part in [ControlPart.date, .time] {
        if let frame = parts.frame(of: part, in: view.index) {
          let radius = ControlDesign(view.environment).isGlass ? frame.height / 2 : 6
          drawPanel(.tertiarySystemFill, radius: radius, frame, view, state)
        }
      }
    case .bar(let bar): drawBar(bar, view, state)
    case .rowControl(let control): drawRowControl(control, view, state)
    case .navigationStack, .navigationSplitView, .tabView: drawContainer(view, state)
    case .picker, .slider, .label, .labeledContent, .progressView, .gauge, .colorPicker,
      .disclosureGroup, .section, .table:
      break
    case .tableRow:
      if ListRowLooks(of: view.index, in: hierarchy).isSelected {
        let look = ControlDesign(view.environment)
        fill(Path(grid.round(view.frame)), look.selectedRow ?? color(.systemGray4, view), state)
      }
    }
  }

  /// The default foreground style inside of a control (D9.6): the tint of enabled buttons, the
  /// third level of labels of disabled ones.
  func foreground(
    inside control: Control,
    _ view: PlacedView,
    _ state: DrawingState
  ) -> StyleValue? {
    let styles = parts.styles(of: view)
    switch control {
    case .button, .editButton, .link, .menu:
      if state.isDisabled { return .color(.system(.tertiaryLabel)) }
      if styles.isInMenu {
        return .color(.system(control == .button(.destructive) ? .red : .label))
      }
      if styles.button == .plain { return nil }
      if styles.button == .borderedProminent { return .color(.system(.white)) }
      if case .button(.destructive) = control { return .color(.system(.red)) }
      return isGlassItem(view) ? nil : .semantic(.tint)
    case .navigationLink:
      if state.isDisabled { return .color(.system(.tertiaryLabel)) }
      // A navigation link in a row is no button.
      if styles.button == .plain || parts.frame(of: .chevron, in: view.index) != nil {
        return nil
      }
      return styles.button == .borderedProminent ? .color(.system(.white)) : .semantic(.tint)
    case .toggle:
      guard styles.toggle == .button else { return nil }
      return state.isDisabled ? .color(.system(.tertiaryLabel)) : .semantic(.tint)
    case .rowControl: return .color(.system(.white))
    case .slider, .stepper, .textField, .label, .labeledContent, .picker, .progressView,
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

  /// Draws a line along a path.
  mutating func stroke(
    _ path: Path,
    _ line: StrokeValue,
    _ color: DisplayColor,
    _ state: DrawingState
  ) {
    writer.add(
      .stroke(
        path,
        .color(color.multiplyingOpacity(by: state.opacity)),
        line,
        isAntialiased: true,
        DisplayBlendMode(state.blendMode)
      )
    )
  }

  /// Draws a line with round ends and corners along a path, of a width in points.
  mutating func strokeRound(
    _ path: Path,
    width: Double,
    _ color: DisplayColor,
    _ state: DrawingState
  ) {
    stroke(path, StrokeValue(lineWidth: width, lineCap: .round, lineJoin: .round), color, state)
  }

  /// A system colour, in a view's environment.
  mutating func color(_ color: SystemColor, _ view: PlacedView) -> DisplayColor {
    var resolver = resolver(for: view.environment)
    return resolver.color(.system(color))
  }

  /// The colour that an app's appearance sets; another if it sets none (D9.24).
  mutating func color(
    _ color: ColorValue?,
    or standard: @autoclosure () -> DisplayColor,
    _ view: PlacedView
  ) -> DisplayColor {
    guard let color else { return standard() }
    var resolver = resolver(for: view.environment)
    return resolver.color(color)
  }

  /// The tint of views, else that of the app's appearance, else another colour (D9.24).
  mutating func tint(
    _ view: PlacedView,
    app own: ColorValue?,
    _ standard: SystemColor? = nil
  ) -> DisplayColor {
    guard let own, view.environment.drawing.tint == nil else { return tint(view, or: standard) }
    var resolver = resolver(for: view.environment)
    return resolver.color(own)
  }

  /// The tint of a view; another colour if none is set.
  mutating func tint(_ view: PlacedView, or standard: SystemColor? = nil) -> DisplayColor {
    if let standard, view.environment.drawing.tint == nil,
      view.environment.drawing.accentColor == nil
    {
      return color(standard, view)
    }
    var resolver = resolver(for: view.environment)
    return resolver.tintColor()
  }

  mutating func drawPanel(
    _ fill: SystemColor,
    radius: Double,
    _ frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    self.fill(rounded(grid.round(frame), radius), color(fill, view), state)
  }

  /// Draws a thumb with its shadows.
  mutating func drawThumb(
    in frame: Rect,
    _ shadows: [ShadowValue],
    color: DisplayColor = .white,
    _ state: DrawingState
  ) {
    var style = ResolvedStyle(color)
    style.shadows = shadows
    paint(rounded(frame, nil), frame, style, FillValue(), state)
  }
}

extension Control {
  /// The position of a segmented picker's selection; nil without one, and for any other control.
  var chosenSegment: Int? {
    guard case .picker(.segmented, let options, let selection, let place) = self else { return nil }
    return place ?? selection.flatMap { options.firstIndex(of: $0) }
  }
}

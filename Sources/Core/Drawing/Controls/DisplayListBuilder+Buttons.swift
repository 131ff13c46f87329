internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the border of a button (D9.6): grey without a tint, and where it is disabled.
  mutating func drawButton(
    _ control: Control,
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let isProminent = styles.button == .borderedProminent
    let color: DisplayColor
    if state.isDisabled {
      color = self.color(.tertiarySystemFill, view)
    } else if case .button(.destructive) = control {
      let red = self.color(.red, view)
      color = isProminent ? red : red.multiplyingOpacity(by: 0.15)
    } else if isProminent {
      color = tint(view)
    } else {
      color = tint(view, fadedBy: 0.15, or: .tertiarySystemFill)
    }
    drawBorder(color, styles, view, state)
  }

  /// Draws the border of a toggle that is a button: in the tint while it is on.
  mutating func drawButton(
    _ toggle: Control.ToggleState,
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let isOn = toggle != .off && !state.isDisabled
    let color =
      isOn ? tint(view).multiplyingOpacity(by: 0.15) : self.color(.tertiarySystemFill, view)
    drawBorder(color, styles, view, state)
  }

  private mutating func drawBorder(
    _ color: DisplayColor,
    _ styles: ControlStyles,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    var frame = grid.round(view.frame)
    if styles.buttonShape == .circle {
      let side = max(frame.width, frame.height)
      frame = frame.insetBy(dx: (frame.width - side) / 2, dy: (frame.height - side) / 2)
    }
    fill(rounded(frame, ControlDesign(view.environment).buttonRadius(styles)), color, state)
  }

  /// The tint of a view, fainter, or a system colour if none is set.
  private mutating func tint(
    _ view: PlacedView,
    fadedBy factor: Double,
    or standard: SystemColor
  ) -> DisplayColor {
    let drawing = view.environment.drawing
    guard drawing.tint != nil || drawing.accentColor != nil else { return color(standard, view) }
    return tint(view).multiplyingOpacity(by: factor)
  }

  /// Draws the chevrons of a menu picker behind its value: one up and one down (D9.12).
  mutating func drawMenuMark(in frame: Rect, _ view: PlacedView, _ state: DrawingState) {
    let color = state.isDisabled ? color(.tertiaryLabel, view) : tint(view)
    for side in [-1.0, 1] {
      var path = Path()
      path.move(to: Point(x: frame.midX - 3.4, y: frame.midY + side * 2.2))
      path.addLine(to: Point(x: frame.midX, y: frame.midY + side * 5.6))
      path.addLine(to: Point(x: frame.midX + 3.4, y: frame.midY + side * 2.2))
      strokeRound(path, width: 1.6, color, state)
    }
  }
}

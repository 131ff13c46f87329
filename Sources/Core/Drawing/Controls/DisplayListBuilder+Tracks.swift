internal import Controls
internal import LayoutCore

/// The tracks of sliders (D9.8) and progress views (D9.10).
extension DisplayListBuilder {
  /// A track from its leading to its trailing end.
  private struct Bar {
    let frame: Rect
    let isReversed: Bool

    /// The part between two distances from the leading end.
    func part(from start: Double = 0, to end: Double) -> Rect {
      Rect(
        x: isReversed ? frame.maxX - end : frame.minX + start,
        y: frame.minY,
        width: end - start,
        height: frame.height
      )
    }

    /// The x coordinate at a distance from the leading end.
    func x(_ distance: Double) -> Double {
      isReversed ? frame.maxX - distance : frame.minX + distance
    }
  }

  /// Draws the track of a control.
  mutating func drawTrack(
    _ control: Control,
    _ frame: Rect,
    _ look: ControlDesign,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    guard frame.size.isFinite, frame.width > 0 else { return }
    if case .slider(let bounded, let marks) = control {
      return drawSlider(bounded, marks, frame, look, view, state)
    }
    var bounded: Control.BoundedValue?
    if case .progressView(let value, _) = control { bounded = value }
    if case .gauge(let value, _) = control { bounded = value }
    let bar = bar(4, in: frame, view)
    fill(rounded(bar.frame, nil), color(.systemFill, view), state)
    guard let bounded, case let share = bounded.fraction(of: bounded.value), share > 0 else {
      return
    }
    let length = min(max((share * frame.width).rounded(), 8), frame.width)
    fill(rounded(bar.part(to: length), nil), tint(view), state)
  }

  private func bar(_ height: Double, in frame: Rect, _ view: PlacedView) -> Bar {
    Bar(
      frame: Rect(
        x: frame.minX,
        y: frame.midY - height / 2,
        width: frame.width,
        height: height
      ),
      isReversed: view.environment.layoutDirection == .rightToLeft
    )
  }

  private mutating func drawSlider(
    _ bounded: Control.BoundedValue,
    _ marks: SliderMarks,
    _ frame: Rect,
    _ look: ControlDesign,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let bar = bar(look.sliderTrack, in: frame, view)
    let thumb = view.environment.system.sliderThumb
    let room = max(frame.width - thumb.width, 0)
    /// The centre of the thumb for a value.
    func middle(_ value: Double) -> Double {
      (bounded.fraction(of: value) * room).rounded() + thumb.width / 2
    }
    let own = view.environment.drawing.appearance?.slider
    let rest = color(own?.maximumTrack, or: look.sliderRest, view)
    drawRest(bounded, marks, bar, middle, look, rest, state)
    let here = middle(bounded.value)
    var filled = (start: 0.0, end: here)
    if look.isGlass, let neutral = marks.neutral {
      filled = (min(middle(neutral), here), max(middle(neutral), here))
    }
    if filled.end > filled.start {
      let part = bar.part(from: filled.start, to: filled.end)
      fill(rounded(part, look.sliderTrack / 2), tint(view, app: own?.minimumTrack), state)
    }
    if look.isGlass {
      let size = ControlDesign.sliderMark
      let limit = Int(min(room / (2 * size), 1000)) + 1
      for place in marks.places(of: bounded, atMost: limit) {
        let mark = Rect(
          x: bar.x(middle(place)) - size / 2,
          y: frame.midY + ControlDesign.sliderMarkOffset - size / 2,
          width: size,
          height: size
        )
        fill(rounded(mark, nil), color(.tertiaryLabel, view), state)
      }
    }
    drawThumb(
      in: Rect(
        x: bar.x(here) - thumb.width / 2,
        y: frame.midY + look.sliderThumbOffset - thumb.height / 2,
        width: thumb.width,
        height: thumb.height
      ),
      look.sliderShadows,
      color: color(own?.thumb, or: .white, view),
      state
    )
  }

  /// Draws the unfilled part; fainter where the value cannot be selected (M3.17).
  private mutating func drawRest(
    _ bounded: Control.BoundedValue,
    _ marks: SliderMarks,
    _ bar: Bar,
    _ middle: (Double) -> Double,
    _ look: ControlDesign,
    _ rest: DisplayColor,
    _ state: DrawingState
  ) {
    guard look.isGlass, let enabled = marks.enabled else {
      return fill(rounded(bar.frame, nil), rest, state)
    }
    let faint = rest.multiplyingOpacity(by: ControlDesign.disabledOpacity)
    fill(rounded(bar.frame, nil), faint, state)
    let (start, end) = (middle(enabled.lowerBound), middle(enabled.upperBound))
    if end > start {
      fill(rounded(bar.part(from: start, to: end), look.sliderTrack / 2), faint, state)
    }
  }
}

extension Control.BoundedValue {
  /// The fraction of a value between the bounds, from 0 to 1.
  fileprivate func fraction(of value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? min(max((value - range.lowerBound) / length, 0), 1) : 0
  }
}

// Sliders of iOS 26 that stop at ticks. What marks look like is not known; none are drawn, and words for
// the value are shown nowhere.

extension SliderNumber {
  /// A number that is one of those of ticks, if there are any, within bounds that may be narrower.
  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: V? = nil,
    ticks: [V],
    enabled: ClosedRange<V>?
  ) {
    let number = SliderNumber(value, bounds, step: step)
    let room = enabled ?? bounds
    let ticks = ticks.filter { room.contains($0) }.map { Double($0) }.sorted()
    self.init(get: number.get) { new in
      let new = min(max(new, Double(room.lowerBound)), Double(room.upperBound))
      number.set(SliderNumber.stop(new, from: Double(value.wrappedValue), ticks))
    }
  }

  /// The tick that is nearest to a value; the next one in its direction if that is where the slider is.
  private nonisolated static func stop(_ new: Double, from old: Double, _ ticks: [Double]) -> Double
  {
    guard let nearest = ticks.min(by: { abs($0 - new) < abs($1 - new) }) else { return new }
    if nearest != old || new == old { return nearest }
    let next = new > old ? ticks.first { $0 > old } : ticks.last { $0 < old }
    return next ?? nearest
  }
}

extension Slider {
  /// Creates a slider that stops at ticks, with a label, and labels of its value and bounds.
  public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds, ticks: ticks()._values, enabled: enabledBounds),
      onEditingChanged,
      label(),
      (minimumValueLabel(), maximumValueLabel())
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider that stops at ticks, with a label and one of its value.
  public nonisolated init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds, ticks: ticks()._values, enabled: enabledBounds),
      onEditingChanged,
      label()
    )
  }

  /// Creates a slider with steps, some of which have ticks, with a label and one of its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds, step: V(step), ticks: [], enabled: enabledBounds),
      onEditingChanged,
      label()
    )
  }

  /// Creates a slider with a label whose bar begins at a value, or of which a part may be chosen from.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds, ticks: [], enabled: enabledBounds),
      onEditingChanged,
      label()
    )
  }
}

internal import ViewGraph

// Ticks of sliders in iOS 26 (M3.17).

/// The scale of a slider: its tick marks, its neutral value and its enabled bounds.
struct SliderScale {
  /// The values of marks; nil for each step.
  var ticks: [Double]?
  /// The labels of values.
  var labels: [(value: Double, label: AnyView)] = []
  var neutral: Double?
  var enabled: ClosedRange<Double>?
  /// The label of the current value, whichever it is.
  var currentValueLabel: AnyView?

  nonisolated init() {}

  nonisolated init<V: BinaryFloatingPoint, Current: View>(
    _ marks: [_SliderMark<V>]?,
    neutral: V?,
    enabled: ClosedRange<V>?,
    _ currentValueLabel: Current
  ) {
    ticks = marks.map { $0.map { Double($0.value) } }
    labels = (marks ?? []).compactMap { mark in
      mark.label.map { (Double(mark.value), $0) }
    }
    self.neutral = neutral.map { Double($0) }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    if Current.self != EmptyView.self { self.currentValueLabel = AnyView(currentValueLabel) }
  }

  /// The views that name a value; nil if it has no name.
  func name(of value: Double) -> AnyView? {
    currentValueLabel ?? labels.first { $0.value == value }?.label
  }
}

extension SliderNumber {
  /// Creates a bounded value that ticks or a step may restrict, with narrower enabled bounds.
  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: V? = nil,
    stops: [Double],
    enabled: ClosedRange<V>?
  ) {
    let number = SliderNumber(value, bounds, step: step)
    let room = Double((enabled ?? bounds).lowerBound)...Double((enabled ?? bounds).upperBound)
    let stops = stops.filter { room.contains($0) }.sorted()
    self.init(get: number.get) { new in
      let new = min(max(new, room.lowerBound), room.upperBound)
      number.set(SliderNumber.stop(new, from: Double(value.wrappedValue), stops))
    }
  }

  /// The stop that is nearest to a value; the next one in its direction if that is where the slider is.
  private nonisolated static func stop(_ new: Double, from old: Double, _ stops: [Double]) -> Double
  {
    guard let nearest = stops.min(by: { abs($0 - new) < abs($1 - new) }) else { return new }
    if nearest != old || new == old { return nearest }
    let next = new > old ? stops.first { $0 > old } : stops.last { $0 < old }
    return next ?? nearest
  }
}

extension Slider {
  /// Creates a slider with marks; it stops at them unless it has steps.
  private nonisolated init<V: BinaryFloatingPoint, Current: View>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: V? = nil,
    _ marks: [_SliderMark<V>],
    neutral: V?,
    enabled: ClosedRange<V>?,
    _ label: Label,
    _ currentValueLabel: Current,
    _ ends: (minimum: ValueLabel, maximum: ValueLabel)? = nil,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let scale = SliderScale(marks, neutral: neutral, enabled: enabled, currentValueLabel)
    let stops = step == nil ? scale.ticks ?? [] : []
    let number = SliderNumber(value, bounds, step: step, stops: stops, enabled: enabled)
    self.init(number, onEditingChanged, label, ends, scale: scale)
  }

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
      value,
      bounds,
      ticks()._marks,
      neutral: neutralValue,
      enabled: enabledBounds,
      label(),
      currentValueLabel(),
      (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged
    )
  }

  /// Creates a slider with steps, some of which have ticks, with a label, and labels of its value and
  /// bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step: V(step),
      Self.marks(bounds, V(step), tick),
      neutral: neutralValue,
      enabled: enabledBounds,
      label(),
      currentValueLabel(),
      (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged
    )
  }

  /// Returns the ticks at steps; none if there are too many to tell apart.
  private nonisolated static func marks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>,
    _ step: V,
    _ tick: (V) -> SliderTick<V>?
  ) -> [_SliderMark<V>] {
    let steps = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    guard steps >= 0, steps <= 10_000 else { return [] }
    return (0...Int((steps + 1e-9).rounded(.down)))
      .flatMap { tick(min(bounds.lowerBound + V($0) * step, bounds.upperBound))?._marks ?? [] }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider that stops at ticks, with a label and a value label.
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
      value,
      bounds,
      ticks()._marks,
      neutral: neutralValue,
      enabled: enabledBounds,
      label(),
      currentValueLabel(),
      nil,
      onEditingChanged
    )
  }

  /// Creates a slider with steps, some of which have ticks, with a label and a value label.
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
      value,
      bounds,
      step: V(step),
      Self.marks(bounds, V(step), tick),
      neutral: neutralValue,
      enabled: enabledBounds,
      label(),
      currentValueLabel(),
      nil,
      onEditingChanged
    )
  }

  /// Creates a slider with a label, and a neutral value or enabled bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      [],
      neutral: neutralValue,
      enabled: enabledBounds,
      label(),
      EmptyView(),
      nil,
      onEditingChanged
    )
  }
}

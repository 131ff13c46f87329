internal import LayoutCore
public import ViewGraph

/// A control that increments and decrements a value.
public struct Stepper<Label: View> {
  let steps: StepperSteps
  let label: Label
  let onEditingChanged: (Bool) -> Void

  nonisolated init(
    _ steps: StepperSteps,
    _ onEditingChanged: @escaping (Bool) -> Void,
    _ label: Label
  ) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
    self.label = label
  }
}

/// The value, range and step of a stepper.
struct StepperSteps {
  let get: () -> Control.BoundedValue
  /// Steps up for 1, down for −1.
  let step: (_ direction: Int) -> Void

  nonisolated init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, step: V.Stride) {
    let distance = StepperSteps.number(step) ?? 1
    get = {
      let current = value.wrappedValue
      // Values that are not numbers count from their lower bound, or from the current value.
      let number = ViewWarning.number(
        StepperSteps.number(current) ?? 0,
        or: bounds.flatMap { StepperSteps.number($0.lowerBound) } ?? 0,
        of: "the value of a Stepper"
      )
      let unbounded = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
      let range = bounds.map { bounds in
        let below = StepperSteps.number(bounds.lowerBound.distance(to: current)) ?? 0
        let above = StepperSteps.number(current.distance(to: bounds.upperBound)) ?? 0
        let (lower, upper) = (number - below, number + above)
        // If the value or the distances are no finite numbers, the range is the value alone.
        return lower <= upper ? lower...upper : number...number
      }
      return Control.BoundedValue(number, in: range ?? unbounded, step: distance)
    }
    self.step = { direction in
      let current = value.wrappedValue
      var next = current.advanced(by: direction < 0 ? 0 - step : step)
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
      if next != current { value.wrappedValue = next }
    }
  }

  nonisolated init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    get = {
      let upper = onIncrement == nil ? 0 : Double.greatestFiniteMagnitude
      let lower = onDecrement == nil ? 0 : -Double.greatestFiniteMagnitude
      var value = Control.BoundedValue(0, in: lower...upper)
      value.isKnown = false
      return value
    }
    self.step = { direction in direction < 0 ? onDecrement?() : onIncrement?() }
  }

  private nonisolated static func number<V>(_ value: V) -> Double? {
    if let value = value as? any BinaryInteger { return Double(exactly: value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return nil
  }
}

extension Stepper {
  /// Creates a stepper of actions; nil where there is nothing to go to.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement)
    self.init(steps, onEditingChanged, label())
  }

  /// Creates a stepper of actions: the older order.
  public nonisolated init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    let steps = StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement)
    self.init(steps, onEditingChanged, label())
  }

  /// Creates a stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, nil, step: step), onEditingChanged, label())
  }

  /// Creates a stepper of a value between bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, bounds, step: step), onEditingChanged, label())
  }

  /// Creates a stepper of a value: the older order.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, nil, step: step), onEditingChanged, label())
  }

  /// Creates a stepper of a value between bounds: the older order.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, bounds, step: step), onEditingChanged, label())
  }

  /// Creates a stepper of a value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, nil, step: step), onEditingChanged, label())
  }

  /// Creates a stepper of a value between bounds in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, bounds, step: step), onEditingChanged, label())
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of actions with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement)
    self.init(steps, onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper of actions with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement)
    self.init(steps, onEditingChanged, Text(title))
  }

  /// Creates a stepper of a value with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, nil, step: step), onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper of a value with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, nil, step: step), onEditingChanged, Text(title))
  }

  /// Creates a stepper of a value between bounds with a title.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, bounds, step: step), onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper of a value between bounds with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, bounds, step: step), onEditingChanged, Text(title))
  }
}

extension Stepper: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let bounded = node.reading(steps.get)
    node.setOutput(.content(.control(.stepper(bounded))))
    node.acceptState { state in
      guard case .value(let new) = state else { return false }
      let distance = ((new - bounded.value) / (bounded.step ?? 1)).rounded()
      guard distance != 0, distance.isFinite else { return distance == 0 }
      onEditingChanged(true)
      // The button's action runs once for each step.
      for _ in 0..<Int(min(abs(distance), 10_000)) { steps.step(distance < 0 ? -1 : 1) }
      onEditingChanged(false)
      return true
    }
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(label, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let control = node.ownControl else { return }
    emitter.control(control, of: node, label: node.children[0])
  }
}

internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// A control that selects a value in a range.
public struct Slider<Label: View, ValueLabel: View> {
  let number: SliderNumber
  let label: Label
  let bounds: (minimum: ValueLabel, maximum: ValueLabel)?
  let scale: SliderScale
  let onEditingChanged: (Bool) -> Void

  nonisolated init(
    _ number: SliderNumber,
    _ onEditingChanged: @escaping (Bool) -> Void,
    _ label: Label,
    _ bounds: (minimum: ValueLabel, maximum: ValueLabel)? = nil,
    scale: SliderScale = SliderScale()
  ) {
    self.number = number
    self.scale = scale
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.bounds = bounds
  }
}

/// The number of a slider.
struct SliderNumber {
  let get: () -> Control.BoundedValue
  let set: (Double) -> Void

  nonisolated init(get: @escaping () -> Control.BoundedValue, set: @escaping (Double) -> Void) {
    self.get = get
    self.set = set
  }

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: V? = nil
  ) {
    get = {
      Control.BoundedValue(
        ViewWarning.number(
          Double(value.wrappedValue),
          or: Double(bounds.lowerBound),
          of: "the value of a Slider"
        ),
        in: Double(bounds.lowerBound)...Double(bounds.upperBound),
        step: step.map { Double($0) }
      )
    }
    set = { value.wrappedValue = V($0) }
  }
}

extension Slider {
  /// Creates a slider with a label, and labels of its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds),
      onEditingChanged,
      label(),
      (minimumValueLabel(), maximumValueLabel())
    )
  }

  /// Creates a slider with steps, a label, and labels of its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds, step: V(step)),
      onEditingChanged,
      label(),
      (minimumValueLabel(), maximumValueLabel())
    )
  }

  /// Creates a slider with a label, and labels of its bounds: the older order.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds),
      onEditingChanged,
      label(),
      (minimumValueLabel, maximumValueLabel)
    )
  }

  /// Creates a slider with steps, a label, and labels of its bounds: the older order.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderNumber(value, bounds, step: V(step)),
      onEditingChanged,
      label(),
      (minimumValueLabel, maximumValueLabel)
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderNumber(value, bounds), onEditingChanged, label())
  }

  /// Creates a slider with steps and a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderNumber(value, bounds, step: V(step)), onEditingChanged, label())
  }

  /// Creates a slider with a label: the older order.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderNumber(value, bounds), onEditingChanged, label())
  }

  /// Creates a slider with steps and a label: the older order.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderNumber(value, bounds, step: V(step)), onEditingChanged, label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderNumber(value, bounds), onEditingChanged, EmptyView())
  }

  /// Creates a slider with steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderNumber(value, bounds, step: V(step)), onEditingChanged, EmptyView())
  }
}

extension Slider: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let bounded = node.reading(number.get)
    node.acceptState { [weak node] state in
      guard case .value(let new) = state else { return false }
      // A finger on the thumb reports the begin and end of editing itself (T9.9).
      let isHeld = node?.isPressed == true
      if !isHeld { onEditingChanged(true) }
      number.set(new)
      if !isHeld { onEditingChanged(false) }
      return true
    }
    node.requests?.hold = { onEditingChanged($0) }
    let name = scale.name(of: bounded.value)
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(label, to: &$0) }
      if let bounds {
        cursor.slot(1) { ValueLabel._append(bounds.minimum, to: &$0) }
        cursor.slot(2) { ValueLabel._append(bounds.maximum, to: &$0) }
      }
      if let name { cursor.layer(3) { AnyView._append(name, to: &$0) } }
    }
    let words = node.layer(3)?.spokenWords
    let marks = SliderMarks(
      ticks: scale.ticks,
      neutral: scale.neutral,
      enabled: scale.enabled,
      valueText: words?.isEmpty == false ? words : nil
    )
    node.setOutput(.content(.control(.slider(bounded, marks))))
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let control = node.ownControl else { return }
    guard bounds != nil, node.children.count >= 3 else {
      return emitter.control(control, of: node, label: node.children[0])
    }
    emitter.builder.open(.hStack(alignment: .center, spacing: nil))
    emitter.unspoken(node.children[1])
    emitter.control(control, of: node, label: node.children[0])
    emitter.unspoken(node.children[2])
    emitter.builder.close()
  }
}

extension TreeEmitter {
  /// Adds views that are no elements.
  fileprivate mutating func unspoken(_ node: GraphNode) {
    if node.viewCount == 0 { return }
    var hidden = AccessibilityProperties()
    hidden.isHidden = true
    builder.open(
      .modifier(
        .annotation(
          AccessibilityModifier.properties(name: "accessibilityHidden", hidden),
          bringsViews: false
        )
      )
    )
    emitSingle([node])
    builder.close()
  }
}

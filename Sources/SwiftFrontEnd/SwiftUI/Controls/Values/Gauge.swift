internal import LayoutCore
public import ViewGraph

/// A value between two others.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  let value: Double
  let range: ClosedRange<Double>
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  nonisolated init(
    _ value: Double,
    _ range: ClosedRange<Double>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel?,
    _ minimumValueLabel: BoundsLabel?,
    _ maximumValueLabel: BoundsLabel?
  ) {
    self.value = value
    self.range = range
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  fileprivate nonisolated static func bounds<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>
  ) -> ClosedRange<Double> {
    Double(bounds.lowerBound)...Double(bounds.upperBound)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Double(value), Self.bounds(bounds), label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Double(value), Self.bounds(bounds), label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of its value and its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Double(value),
      Self.bounds(bounds),
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel, BoundsLabel == AnyView,
  MarkedValueLabels == EmptyView
{
  /// Creates a gauge from a style's configuration.
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      configuration.value,
      0...1,
      configuration.label,
      configuration.currentValueLabel,
      configuration.minimumValueLabel.map { AnyView($0) },
      configuration.maximumValueLabel.map { AnyView($0) }
    )
  }
}

extension Gauge: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let width = range.upperBound - range.lowerBound
    let value = ViewWarning.number(value, or: range.lowerBound, of: "the value of a Gauge")
    let bounded = Control.BoundedValue(value, in: range)
    let control = Control.gauge(bounded, currentValueLabel: nil)
    let isStyled = node.appliesStyle(\.gaugeStyles, as: (control, _StylePart(label))) {
      GaugeStyleConfiguration(
        value: width > 0 ? min(max((value - range.lowerBound) / width, 0), 1) : 0,
        label: .init(_part: _StylePart(label)),
        currentValueLabel: currentValueLabel.map { .init(_part: _StylePart($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(_part: _StylePart($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(_part: _StylePart($0)) }
      )
    }
    if isStyled { return }
    if minimumValueLabel != nil || maximumValueLabel != nil {
      // The bounds are beside the bar; assistive technology hears of the value alone (M3.12).
      let inner = Gauge<Label, CurrentValueLabel, EmptyView, EmptyView>(
        value,
        range,
        label,
        currentValueLabel,
        nil,
        nil
      )
      node.setOutput(.inPlace)
      node.updateChildren(node.inputs) { cursor in
        cursor.slot(101) {
          let row = HStack {
            minimumValueLabel.accessibilityHidden(true)
            inner
            maximumValueLabel.accessibilityHidden(true)
          }
          type(of: row)._append(row, to: &$0)
        }
      }
      return
    }
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(label, to: &$0) }
      cursor.slot(1) {
        if let currentValueLabel { CurrentValueLabel._append(currentValueLabel, to: &$0) }
      }
    }
    node.setOutput(
      .content(.control(.gauge(bounded, currentValueLabel: node.children[1].spokenWords)))
    )
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.gaugeStyles) { emitter, control in
      emitter.control(control, of: node, label: node.children[0])
    }
  }
}

internal import LayoutCore
public import ViewGraph

/// The progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The completed amount and the total; nil for indeterminate progress.
  let value: (() -> (Double, total: Double))?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  nonisolated init(
    _ value: (() -> (Double, total: Double))?,
    _ label: Label?,
    _ currentValueLabel: CurrentValueLabel?
  ) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  fileprivate nonisolated static func part<V: BinaryFloatingPoint>(
    _ value: V?,
    _ total: V
  ) -> (() -> (Double, total: Double))? {
    value.map { value in
      {
        let total = ViewWarning.number(Double(total), or: 0, of: "the total of a ProgressView")
        return (
          ViewWarning.number(Double(value), or: 0, of: "the value of a ProgressView"), total
        )
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public nonisolated init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// Creates an indeterminate progress view, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// Creates an indeterminate progress view, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }

  /// Creates an indeterminate progress view, with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }

  /// Creates a progress view; nil if it is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0
  ) where Label == EmptyView {
    self.init(Self.part(value, total), nil, nil)
  }

  /// Creates a progress view with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Self.part(value, total), label(), nil)
  }

  /// Creates a progress view with a title.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(Self.part(value, total), Text(titleKey), nil)
  }

  /// Creates a progress view with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(Self.part(value, total), Text(title), nil)
  }
}

extension ProgressView {
  /// Creates a progress view with a label, and a label of its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.part(value, total), label(), currentValueLabel())
  }

  /// Creates a progress view of a `Progress` object.
  public nonisolated init(_ progress: Progress) where Label == Text, CurrentValueLabel == Text {
    self.init(
      progress.isIndeterminate ? nil : { (progress.fractionCompleted, 1) },
      Text(verbatim: progress.localizedDescription),
      Text(verbatim: progress.localizedAdditionalDescription)
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    let fraction = configuration.fractionCompleted
    self.init(
      fraction.map { fraction in { (fraction, 1) } },
      configuration.label,
      configuration.currentValueLabel
    )
  }
}

extension ProgressView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let progress = value.map { node.reading($0) }
    let fraction = progress.map { progress in
      // A total of zero or infinity has no fraction.
      let part = progress.0 / progress.total
      return progress.total > 0 && part.isFinite ? min(max(part, 0), 1) : 0
    }
    let bounded = progress.map { progress in
      Control.BoundedValue(progress.0, in: 0...(progress.total > 0 ? progress.total : 0))
    }
    let control = Control.progressView(bounded, currentValueLabel: nil)
    let words = label.map { _StylePart($0) }
    let isStyled = node.appliesStyle(\.progressViewStyles, as: (control, words)) {
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { .init(_part: _StylePart($0)) },
        currentValueLabel: currentValueLabel.map { .init(_part: _StylePart($0)) }
      )
    }
    if isStyled { return }
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { if let label { Label._append(label, to: &$0) } }
      cursor.slot(1) {
        if let currentValueLabel { CurrentValueLabel._append(currentValueLabel, to: &$0) }
      }
    }
    node.setOutput(
      .content(.control(.progressView(bounded, currentValueLabel: node.children[1].spokenWords)))
    )
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.progressViewStyles) { emitter, control in
      emitter.control(control, of: node, label: node.children[0])
    }
  }
}

// The fraction of a time interval that has passed, at the moment of layout.

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of a time interval, with the remaining or elapsed time below.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      Self.part(of: timerInterval, countsDown: countsDown),
      label(),
      DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
    )
  }

  /// Creates a progress view of a time interval, without a label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true
  ) where Label == EmptyView {
    self.init(
      Self.part(of: timerInterval, countsDown: countsDown),
      nil,
      DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
    )
  }
}

extension ProgressView {
  /// Creates a progress view of a time interval.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.part(of: timerInterval, countsDown: countsDown),
      label(),
      currentValueLabel()
    )
  }

  fileprivate nonisolated static func part(
    of timerInterval: ClosedRange<Date>,
    countsDown: Bool
  ) -> () -> (Double, total: Double) {
    {
      let now = min(max(Date(), timerInterval.lowerBound), timerInterval.upperBound)
      let whole = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
      let passed = now.timeIntervalSince(timerInterval.lowerBound)
      guard whole > 0 else { return (countsDown ? 0 : 1, 1) }
      return (countsDown ? whole - passed : passed, whole)
    }
  }
}

/// The seconds of a time that are left or have passed.
public struct DefaultDateProgressLabel {
  let timerInterval: ClosedRange<Date>
  let countsDown: Bool

  nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool) {
    self.timerInterval = timerInterval
    self.countsDown = countsDown
  }
}

extension DefaultDateProgressLabel: View {
  /// The seconds as a text.
  public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown) }
}

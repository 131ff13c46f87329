internal import LayoutCore

struct SliderSemantics: ElementSemantics {
  let value: Control.BoundedValue
  /// What the value is called; nil for the number.
  let name: String?

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.traits = .adjustable
    node.values = [name ?? BoundedValueText.text(value, locale: node.environment.locale)]
    node.actions = [AccessibilityAction(.adjustable)]
  }

  func role(_ trait: AccessibilityTraits) -> AccessibilityRole? {
    trait == .adjustable ? .slider : nil
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .slider { node.number = value.with(value.value) }
  }

  /// A slider without steps moves by a tenth of its range; our choice, as no source says.
  func stepped(_ role: AccessibilityRole, by direction: Int) -> ControlChange? {
    guard role == .slider else { return nil }
    let width = value.range.upperBound - value.range.lowerBound
    return value.moved(by: Double(direction) * (value.step ?? width / 10))
  }

  /// The number of a slider with steps goes to the nearest of them.
  func set(_ role: AccessibilityRole, to number: Double) -> ControlChange? {
    guard role == .slider else { return nil }
    var next = value.with(number).value
    if let step = value.step {
      let lower = value.range.lowerBound
      next = value.with(lower + ((next - lower) / step).rounded() * step).value
    }
    return ControlChange(state: .value(next), effect: .changedNumber(next))
  }
}

struct StepperSemantics: ControlSemantics {
  let value: Control.BoundedValue

  /// Older systems told the label apart from the control (recorded).
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.traits = .adjustable
    node.values = [BoundedValueText.decimal(value.value, locale: node.environment.locale)]
    node.actions = [AccessibilityAction(.adjustable)]
    guard builder.system == .iOS15 else { return builder.single(node, parts) }
    node.label = []
    node.suffix = "/control"
    return parts.label + [node]
  }

  /// The step is told, as it is that of GTK's spin buttons.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    guard node.role == .stepper else { return }
    node.number = value.with(value.value)
    node.number?.step = step
  }

  /// SwiftUI's own if none is given.
  private var step: Double { value.step ?? 1 }

  func stepped(_ role: AccessibilityRole, by direction: Int) -> ControlChange? {
    guard role == .stepper else { return nil }
    return value.moved(by: Double(direction) * step)
  }

  /// A stepper has only numbers that steps lead to: of a number between them, the nearest; our
  /// choice, as a stepper of SwiftUI cannot be set.
  func set(_ role: AccessibilityRole, to number: Double) -> ControlChange? {
    guard role == .stepper else { return nil }
    let distance = value.with(number).value - value.with(value.value).value
    guard step > 0, step.isFinite, distance.isFinite else { return value.moved(by: 0) }
    return value.moved(by: (distance / step).rounded() * step)
  }
}

extension Control.BoundedValue {
  fileprivate func moved(by distance: Double) -> ControlChange {
    let next = with(with(value).value + distance).value
    return ControlChange(state: .value(next), effect: .changedNumber(next))
  }
}

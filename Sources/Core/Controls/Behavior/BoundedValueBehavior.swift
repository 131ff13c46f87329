internal import LayoutCore

struct SliderBehavior: ControlBehavior {
  let value: Control.BoundedValue

  private var width: Double { value.range.upperBound - value.range.lowerBound }

  /// A slider without steps moves by a tenth of its range; our choice, as no source says.
  func stepped(by direction: Int) -> Control.State? {
    value.moved(by: Double(direction) * (value.step ?? width / 10))
  }

  /// The number of a slider with steps is rounded to the nearest of them.
  func set(to number: Double) -> Control.State? {
    let next = value.with(number).value
    guard let step = value.step else { return .value(next) }
    let lower = value.range.lowerBound
    return .value(value.with(lower + ((next - lower) / step).rounded() * step).value)
  }

  func dragged(by part: Double) -> Control.State? {
    set(to: value.with(value.value).value + part * width)
  }

  var usualUse: ControlUse? { .drag }
  func use(of part: ControlPart) -> ControlUse? { part == .track ? .drag : nil }
}

struct StepperBehavior: ControlBehavior {
  let value: Control.BoundedValue

  /// The step, by default SwiftUI's.
  private var step: Double { value.step ?? 1 }

  func stepped(by direction: Int) -> Control.State? { value.moved(by: Double(direction) * step) }

  /// A stepper has only numbers at whole steps: others are rounded to the nearest; our choice, as a
  /// stepper of SwiftUI cannot be set.
  func set(to number: Double) -> Control.State? {
    let distance = value.with(number).value - value.with(value.value).value
    guard step > 0, step.isFinite, distance.isFinite else { return value.moved(by: 0) }
    return value.moved(by: (distance / step).rounded() * step)
  }

  var usualUse: ControlUse? { .step(1) }

  func use(of part: ControlPart) -> ControlUse? {
    part == .incrementButton ? .step(1) : part == .decrementButton ? .step(-1) : nil
  }
}

extension Control.BoundedValue {
  fileprivate func moved(by distance: Double) -> Control.State {
    .value(with(with(value).value + distance).value)
  }
}

internal import LayoutCore

struct PickerBehavior: ControlBehavior {
  let style: Control.PickerStyle
  let options: [String]
  let selection: String?
  /// The position of the selection, where several options have the same words.
  let place: Int?

  /// The position of the selection from 0; nil without one.
  private var selected: Int? { place ?? selection.flatMap { options.firstIndex(of: $0) } }

  /// Turns a wheel to the option at a position.
  func set(to number: Double) -> Control.State? {
    guard style == .wheel, selected != nil else { return nil }
    return chosen(at: Int(min(max(number, 0), Double(options.count - 1)).rounded()))
  }

  /// Turns a wheel to the next option or the one before.
  func stepped(by direction: Int) -> Control.State? {
    guard style == .wheel else { return nil }
    return chosen(at: selected.map { min(max($0 + direction, 0), options.count - 1) } ?? 0)
  }

  func chosen(at index: Int) -> Control.State? {
    options.indices.contains(index) ? .option(index) : nil
  }

  func use(of part: ControlPart) -> ControlUse? {
    if case .segment(let index) = part { return .choose(index) }
    guard style == .inline, case .option(let index) = part else { return nil }
    return .choose(index)
  }
}

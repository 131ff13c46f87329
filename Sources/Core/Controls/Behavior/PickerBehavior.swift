internal import LayoutCore

struct PickerBehavior: ControlBehavior {
  let style: Control.PickerStyle
  let options: [String]
  let selection: String?
  /// The place of the choice, where several have the same words.
  let place: Int?

  /// The place of the choice from 0; nil without one.
  private var selected: Int? { place ?? selection.flatMap { options.firstIndex(of: $0) } }

  /// A wheel turns to the option of a place.
  func set(to number: Double) -> Control.State? {
    guard style == .wheel, selected != nil else { return nil }
    return chosen(at: Int(min(max(number, 0), Double(options.count - 1)).rounded()))
  }

  /// A wheel turns to the next option or the one before.
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

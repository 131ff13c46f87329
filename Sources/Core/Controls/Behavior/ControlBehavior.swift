package import LayoutCore

/// What a control does when it is used: one rule for requests of assistive technology, fingers, the
/// keyboard and tests (T9.9).
///
/// Each is the state that the control has then; nil if it does no such thing.
package protocol ControlBehavior {
  /// It is pressed, as a switch is.
  func pressed() -> Control.State?
  /// It goes to the next value, 1, or to the one before, −1.
  func stepped(by direction: Int) -> Control.State?
  /// It is set to a number, which is not NaN.
  func set(to number: Double) -> Control.State?
  /// One of several is chosen, by its place from 0.
  func chosen(at index: Int) -> Control.State?
  /// A finger has moved on it since it came, in parts of the way that the control has.
  func dragged(by part: Double) -> Control.State?
  /// Its text is edited.
  func typed(_ edit: TextEdit) -> Control.State?
  /// What a finger on a part of it does; nil for nothing.
  func use(of part: ControlPart) -> ControlUse?
  /// What a finger does that is put on it without a place; nil if that is what is in its middle.
  var usualUse: ControlUse? { get }
}

/// What a finger does to a control.
package enum ControlUse: Sendable, Hashable {
  /// It presses it.
  case press
  /// It steps up, 1, or down, −1.
  case step(Int)
  /// It chooses one of several, by its place from 0.
  case choose(Int)
  /// It moves it for as long as it is there.
  case drag
}

/// A change of a text that is typed; offsets count Unicode scalars, and those beyond its ends are its ends.
package enum TextEdit: Sendable, Hashable {
  /// All of the text is another one.
  case replace(String)
  /// Something is typed at an offset.
  case insert(String, at: Int)
  /// What lies between two offsets is taken out.
  case delete(Range<Int>)
}

/// What most controls do: nothing.
extension ControlBehavior {
  package func pressed() -> Control.State? { nil }
  package func stepped(by direction: Int) -> Control.State? { nil }
  package func set(to number: Double) -> Control.State? { nil }
  package func chosen(at index: Int) -> Control.State? { nil }
  package func dragged(by part: Double) -> Control.State? { nil }
  package func typed(_ edit: TextEdit) -> Control.State? { nil }
  package func use(of part: ControlPart) -> ControlUse? { nil }
  package var usualUse: ControlUse? { nil }
}

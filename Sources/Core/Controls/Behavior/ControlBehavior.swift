package import LayoutCore

/// The behaviour of a control when it is used: one rule for requests of assistive technology,
/// touches, the keyboard and tests (T9.9).
///
/// Each function returns the control's new state; nil if it does not have the behaviour.
package protocol ControlBehavior {
  /// Activates the control, as a switch is toggled.
  func pressed() -> Control.State?
  /// Increments the control, 1, or decrements it, −1.
  func stepped(by direction: Int) -> Control.State?
  /// Sets a number, which is not NaN.
  func set(to number: Double) -> Control.State?
  /// Selects an option, by its position from 0.
  func chosen(at index: Int) -> Control.State?
  /// Drags the control by a fraction of its whole way.
  func dragged(by part: Double) -> Control.State?
  /// Edits the text.
  func typed(_ edit: TextEdit) -> Control.State?
  /// The effect of a touch on a part; nil for none.
  func use(of part: ControlPart) -> ControlUse?
  /// The effect of a touch without a location; nil for that of the part in the middle.
  var usualUse: ControlUse? { get }
}

/// The effect of a touch on a control.
package enum ControlUse: Sendable, Hashable {
  /// Activates it.
  case press
  /// Increments it, 1, or decrements it, −1.
  case step(Int)
  /// Selects an option, by its position from 0.
  case choose(Int)
  /// Drags it as long as the touch lasts.
  case drag
}

/// An edit of a text; offsets count Unicode scalars, and are clamped to its ends.
package enum TextEdit: Sendable, Hashable {
  /// Replaces all of the text.
  case replace(String)
  /// Inserts text at an offset.
  case insert(String, at: Int)
  /// Deletes the text between two offsets.
  case delete(Range<Int>)
}

/// The defaults, which do nothing.
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

/// A gesture of a view, which receives events and reports its progress.
@MainActor
public protocol GestureRecognizing: AnyObject {
  /// The precedence over other gestures.
  var precedence: GesturePrecedence { get }
  /// Whether gestures of views inside are disabled.
  var hidesInner: Bool { get }
  /// The next time that it needs, in seconds since the screen has appeared; nil for none.
  var deadline: Double? { get }

  /// Handles an event and returns the progress; calls of the program's closures are kept.
  func receive(_ event: GestureEvent) -> GestureProgress
  /// Makes the kept calls of the program's closures.
  func tell()
  /// Drops the kept calls: another gesture has won.
  func forget()
}

/// The precedence of a gesture over others (T9.7).
public enum GesturePrecedence: Sendable {
  /// After the gestures of views inside.
  case afterInner
  /// Before the gestures of views inside.
  case beforeInner
  /// Simultaneously with others.
  case besides
}

/// The progress of a gesture.
public enum GestureProgress: Sendable, Equatable {
  /// It has not begun.
  case possible
  /// It is active, so that other gestures are cancelled.
  case active
  /// It has ended.
  case ended
  /// It has failed.
  case failed
}

/// A gesture of a view, which follows what fingers do and says how far it is.
@MainActor
public protocol GestureRecognizing: AnyObject {
  /// Which gesture has to wait for the other.
  var precedence: GesturePrecedence { get }
  /// Whether gestures of views inside do not count.
  var hidesInner: Bool { get }
  /// When it wants to hear of the time, in seconds since the screen has appeared; nil if it need not.
  var deadline: Double? { get }

  /// What something that happens makes of it; what the program wants to be told of that is kept.
  func receive(_ event: GestureEvent) -> GestureProgress
  /// Tells the program what it wants to be told.
  func tell()
  /// Drops what the program wanted to be told: something else was meant.
  func forget()
}

/// Which gesture has to wait for the other (T9.7).
public enum GesturePrecedence: Sendable {
  /// Those of views inside come first.
  case afterInner
  /// It comes before those of views inside.
  case beforeInner
  /// It goes on whatever others do.
  case besides
}

/// How far a gesture is.
public enum GestureProgress: Sendable, Equatable {
  /// It has not begun.
  case possible
  /// It goes on, so that no other one can be meant.
  case active
  /// It is done.
  case ended
  /// It is something else.
  case failed
}

/// An input event for the gestures of a view.
public enum GestureEvent: Sendable, Equatable {
  /// A touch that begins and ends at once.
  case tap(GestureTouch)
  /// A touch begins, moves or ends.
  case touch(GestureTouch)
  /// Time has passed, in seconds since the screen has appeared, and nothing else has happened.
  case time(Double)
  /// A pinch by a factor.
  case magnify(Double, isEnded: Bool)
  /// A rotation by radians.
  case rotate(Double, isEnded: Bool)
  /// The current gestures are cancelled.
  case cancel
}

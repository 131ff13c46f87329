/// What fingers or a pointer do to a view.
public enum GestureEvent: Sendable, Equatable {
  /// A finger went down and up again, in no time.
  case tap(GestureTouch)
  /// A finger comes, moves or goes.
  case touch(GestureTouch)
  /// It has become later, in seconds since the screen has appeared, and nothing else has happened.
  case time(Double)
  /// Two fingers move apart, by a factor.
  case magnify(Double, isEnded: Bool)
  /// Two fingers turn; radians.
  case rotate(Double, isEnded: Bool)
  /// What was going on is called off.
  case cancel
}

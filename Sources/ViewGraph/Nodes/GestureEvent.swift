public import LayoutCore

/// What fingers or a pointer do to a view, in points of its own.
public enum GestureEvent: Sendable, Equatable {
  /// A finger went down and up again.
  case tap(Point)
  /// A finger is down, or was lifted, that does not move; seconds.
  case press(Point, duration: Double, isEnded: Bool)
  /// A finger moves, or was lifted; seconds.
  case drag(from: Point, to: Point, time: Double, isEnded: Bool)
  /// Two fingers move apart, by a factor.
  case magnify(Double, isEnded: Bool)
  /// Two fingers turn; radians.
  case rotate(Double, isEnded: Bool)
  /// What was going on is called off.
  case cancel
}

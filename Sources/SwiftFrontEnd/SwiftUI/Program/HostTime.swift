internal import ViewGraph

/// The start settings of a screen's clock (T10.6, T10.8).
package struct HostTime: Sendable {
  /// The date at which the screen appears.
  package var start = Date(timeIntervalSinceReferenceDate: 0)
  /// `true` if the user prefers reduced motion.
  package var reducesMotion = false
  /// Whether changes may be animated.
  package var animates = true
  /// Whether the machine's time moves the clock.
  package var isReal = false

  package init() {}

  @MainActor
  func set(_ clock: ScreenClock) {
    clock.start = start.timeIntervalSinceReferenceDate
    clock.animates = animates
    clock.isReal = isReal
  }
}

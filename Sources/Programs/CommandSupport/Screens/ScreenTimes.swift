/// When screens are looked at, and what their clocks begin with (T10.5, T10.6, T10.8).
package struct ScreenTimes: Sendable {
  /// The times at which the result is taken, in seconds since the screen has appeared, ascending; empty
  /// for when the last action is done.
  package var samples: [Double] = []
  /// Whether the clock runs until nothing is pending, before the result is taken (T10.25).
  package var settles = false
  /// When screens appear, in seconds since the beginning of 2001.
  package var start = 0.0
  /// Whether the reader wants less motion.
  package var reducesMotion = false
  /// Whether changes may be animated.
  package var animates = true

  /// For how many seconds of the screen's clock is waited at most for what is pending.
  package static let longestSettling = 10.0

  package init() {}
}

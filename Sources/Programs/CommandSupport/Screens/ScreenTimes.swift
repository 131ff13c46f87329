/// The times at which screens are sampled, and the start settings of their clocks (T10.5, T10.6,
/// T10.8).
package struct ScreenTimes: Sendable {
  /// The times of the results, in seconds since the screen's appearance, ascending; empty for the
  /// end of the last action.
  package var samples: [Double] = []
  /// `true` to run the clock until nothing is pending, before the result is taken (T10.25).
  package var settles = false
  /// The date of the screen's appearance, in seconds since the beginning of 2001.
  package var start = 0.0
  /// `true` if the user prefers reduced motion.
  package var reducesMotion = false
  /// Whether changes may be animated.
  package var animates = true

  /// The maximum of seconds of the screen's clock to wait for pending work.
  package static let longestSettling = 10.0

  package init() {}
}

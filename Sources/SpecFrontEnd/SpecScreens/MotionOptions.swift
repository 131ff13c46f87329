/// The initial settings of a spec's clock (T10.6, T10.8).
package struct MotionOptions: Sendable {
  /// The time at which the screen appears, in seconds since the beginning of 2001.
  package var start = 0.0
  /// Whether the reader wants less motion.
  package var reducesMotion = false
  /// Whether changes may be animated.
  package var animates = true
  /// Whether what users do at times is done, as the spec says.
  package var performsActions = true

  package init() {}
}

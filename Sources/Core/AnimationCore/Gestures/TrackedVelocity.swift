#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How fast a value is that changes without an animation, for the spring that may follow (T4.9).
package struct TrackedVelocity<Value: VectorArithmetic> {
  private var sampler = VelocitySampler<Value>()
  /// When the value was seen last.
  private var last = -Double.infinity

  /// After how many seconds a value that stays is taken to rest.
  private static var memory: Double { 2 }
  /// What is left of the velocity of a value that stays, after a thousandth of a second.
  private static var decay: Double { 0.998 }

  /// Creates what knows nothing.
  package init() {}

  /// Takes a value seen at a time in seconds.
  package mutating func append(_ value: Value, at time: Double) {
    if !isKnown(at: time) { sampler = VelocitySampler() }
    sampler.append(value, at: time)
    last = max(last, time)
  }

  /// Whether the value was seen so lately that it may still move.
  package func isKnown(at time: Double) -> Bool { time - last <= TrackedVelocity.memory }

  /// How fast it is, a second; nil if it has not been seen for long.
  package func velocity(at time: Double) -> Value? {
    guard isKnown(at: time) else { return nil }
    return sampler.velocity.scaled(by: pow(TrackedVelocity.decay, max(0, time - last) * 1000))
  }
}

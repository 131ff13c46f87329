#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The velocity of a value that changes without an animation, for a spring that may follow (T4.9).
package struct TrackedVelocity<Value: VectorArithmetic> {
  private var sampler = VelocitySampler<Value>()
  /// The time of the last sample.
  private var last = -Double.infinity

  /// The seconds after which an unchanged value is taken to be at rest.
  private static var memory: Double { 2 }
  /// The factor of an unchanged value's velocity, for each thousandth of a second.
  private static var decay: Double { 0.998 }

  /// Creates a tracker without samples.
  package init() {}

  /// Adds a sample at a time in seconds.
  package mutating func append(_ value: Value, at time: Double) {
    if !isKnown(at: time) { sampler = VelocitySampler() }
    sampler.append(value, at: time)
    last = max(last, time)
  }

  /// Whether the last sample is so recent that the value may still move.
  package func isKnown(at time: Double) -> Bool { time - last <= TrackedVelocity.memory }

  /// The velocity, per second; nil if the last sample is old.
  package func velocity(at time: Double) -> Value? {
    guard isKnown(at: time) else { return nil }
    return sampler.velocity.scaled(by: pow(TrackedVelocity.decay, max(0, time - last) * 1000))
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring that is simulated in steps, and takes over the motion of the animation before (T3.9).
package struct FluidSpring: Hashable, Sendable {
  /// The period without damping, in seconds.
  package var response: Double
  /// The damping ratio: 1 is critical.
  package var dampingFraction: Double
  /// The seconds over which the response changes from that of the spring before.
  package var blendDuration: Double

  package init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// The number of simulation steps in a second.
  package static let stepsPerSecond = 300.0

  /// The longest simulation, in seconds of the spring; a longer motion stays in its place (T3.13).
  static let longestSearch = 3600.0

  /// The response while it blends from that of the spring before (T3.12).
  ///
  /// - Parameter time: The seconds since it took over.
  package func response(replacing previous: Double, after time: Double) -> Double {
    guard blendDuration > 0, time < blendDuration else { return response }
    let s = max(time / blendDuration, 0)
    let (first, last) = (FluidSpring.known(previous), FluidSpring.known(response))
    return last + (first - last) * (1 - s * s * (3 - 2 * s))
  }

  /// The response, or that of the stiffest spring if it is NaN (T3.13).
  private static func known(_ response: Double) -> Double {
    response > 0 && response.isFinite ? response : 2 * .pi / greatestStiffness.squareRoot()
  }

  private static let greatestStiffness = 45_000.0

  /// The stiffness and damping for a mass of 1.
  func physics(response: Double) -> (stiffness: Double, damping: Double) {
    let greatest = FluidSpring.greatestStiffness
    let frequency = 2 * Double.pi / response
    let stiffness = response > 0 ? min(frequency * frequency, greatest) : greatest
    // NaN means critical damping, less than 0 means 0 (T3.13).
    let fraction = dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0), 1e6)
    return (stiffness, 2 * fraction * stiffness.squareRoot())
  }

  /// The seconds after which a change from rest has ended; infinite if it never does.
  ///
  /// All components move alike, so that only their length is simulated.
  func removalTime<Value: VectorArithmetic>(of interval: Value) -> Double {
    let length = interval.magnitudeSquared.squareRoot()
    guard length.isFinite else { return .infinity }
    return FluidSpringMotion<Double>().end(of: self, interval: length)
  }
}

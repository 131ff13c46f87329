#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring that is simulated in steps, and takes over the motion of what it replaces (T3.9).
package struct FluidSpring: Hashable, Sendable {
  /// How long a swing without damping takes, in seconds.
  package var response: Double
  /// 1 for the least damping that keeps it from swinging.
  package var dampingFraction: Double
  /// How long it takes over the response of the spring that it replaces, in seconds.
  package var blendDuration: Double

  package init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// How many steps of the simulation make a second.
  package static let stepsPerSecond = 300.0

  /// How many seconds of its own it is followed; what goes on longer stays where it is (T3.13).
  static let longestSearch = 3600.0

  /// The response while it replaces a spring of another one (T3.12).
  ///
  /// - Parameter time: The seconds since it took over.
  package func response(replacing previous: Double, after time: Double) -> Double {
    guard blendDuration > 0, time < blendDuration else { return response }
    let s = max(time / blendDuration, 0)
    let (first, last) = (FluidSpring.known(previous), FluidSpring.known(response))
    return last + (first - last) * (1 - s * s * (3 - 2 * s))
  }

  /// A response that is a number; that of the stiffest spring for others (T3.13).
  private static func known(_ response: Double) -> Double {
    response > 0 && response.isFinite ? response : 2 * .pi / greatestStiffness.squareRoot()
  }

  private static let greatestStiffness = 45_000.0

  /// Stiffness and damping of a mass of 1.
  func physics(response: Double) -> (stiffness: Double, damping: Double) {
    let greatest = FluidSpring.greatestStiffness
    let frequency = 2 * Double.pi / response
    let stiffness = response > 0 ? min(frequency * frequency, greatest) : greatest
    // What is no number keeps a spring from swinging, less than none does not drive it (T3.13).
    let fraction = dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0), 1e6)
    return (stiffness, 2 * fraction * stiffness.squareRoot())
  }

  /// After how many seconds a change is done that begins at rest; infinite if it never is.
  ///
  /// All of it goes one way, so that its length alone is followed.
  func removalTime<Value: VectorArithmetic>(of interval: Value) -> Double {
    let length = interval.magnitudeSquared.squareRoot()
    guard length.isFinite else { return .infinity }
    return FluidSpringMotion<Double>().end(of: self, interval: length)
  }
}

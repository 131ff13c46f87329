/// A change by a fluid spring, simulated in steps (T3.9, T3.10).
struct FluidSpringMotion<Value: VectorArithmetic> {
  /// The position and velocity of the spring.
  private struct State {
    var value = Value.zero
    var velocity = Value.zero
    var acceleration = Value.zero
  }

  private var state: State
  /// The initial state.
  private let first: State
  /// The number of steps since it began, or took over.
  private var steps = 0
  /// Whether it rests at its target.
  private(set) var hasEnded = false
  /// The response of the spring that it replaced.
  private var replacedResponse: Double?

  private init(_ first: State, replacing response: Double? = nil) {
    state = first
    self.first = first
    replacedResponse = response
  }

  init() { self.init(State()) }

  /// Creates a motion that continues another animation's.
  ///
  /// - Parameter response: The response of the spring in the other animation; nil if it had none.
  init(from value: Value, velocity: Value, replacing response: Double? = nil) {
    self.init(State(value: value, velocity: velocity), replacing: response)
  }

  /// Creates a motion that continues another fluid spring's.
  init(takingOver previous: FluidSpringMotion, response: Double) {
    self.init(previous.state, replacing: response)
  }

  /// The part of the change made so far.
  var value: Value { state.value }
  /// The velocity, per second.
  var velocity: Value { state.velocity }

  /// Advances to a time since the start; each is reached in the same steps, whatever was queried
  /// before (T10.4).
  mutating func advance(to time: Double, spring: FluidSpring, interval: Value) {
    let last = FluidSpringMotion.steps(to: time)
    // A pass of a repeated animation starts again, and a search for the end runs through all of it.
    if last < steps { restart() }
    let length = 1 / FluidSpring.stepsPerSecond
    while steps < last, !hasEnded {
      let response = response(of: spring, at: Double(steps) * length)
      let (stiffness, damping) = spring.physics(response: response)
      let middle = state.velocity + state.acceleration.scaled(by: length / 2)
      state.value += middle.scaled(by: length)
      state.acceleration =
        (interval - state.value).scaled(by: stiffness) - middle.scaled(by: damping)
      // With so much damping the steps would diverge: it counts as ended (T3.13).
      if damping * length > 1.9 {
        state.acceleration.scale(by: 1 / (1 + damping * length / 2))
      }
      state.velocity = middle + state.acceleration.scaled(by: length / 2)
      steps += 1
      // Only after a step: a spring that starts at or near its target has not moved yet.
      hasEnded = rests(interval)
    }
  }

  /// Starts again.
  mutating func restart() { self = FluidSpringMotion(first, replacing: replacedResponse) }

  /// Advances to a time that a custom animation queries, which may be any (T4.8).
  ///
  /// It never goes back; of more than a second it simulates the last sixtieth, as SwiftUI does
  /// (T3.9).
  mutating func follow(to time: Double, spring: FluidSpring, interval: Value) {
    let last = FluidSpringMotion.steps(to: time)
    guard last > steps else { return }
    if last - steps > 300 { steps = last - 5 }
    // It may continue with another change than the one that has ended.
    hasEnded = false
    advance(to: time, spring: spring, interval: interval)
  }

  /// The seconds until it is at rest, from its state; infinite if it never is.
  func end(of spring: FluidSpring, interval: Value) -> Double {
    if neverRests(spring, interval) { return .infinity }
    var motion = self
    let last = FluidSpringMotion.steps(to: FluidSpring.longestSearch)
    while motion.steps < last {
      let time = Double(motion.steps + 1) / FluidSpring.stepsPerSecond
      motion.advance(to: time, spring: spring, interval: interval)
      if motion.hasEnded { return time }
    }
    return .infinity
  }

  /// Whether it does not move at all, or is undamped and never slow and near at once.
  private func neverRests(_ spring: FluidSpring, _ interval: Value) -> Bool {
    let (stiffness, damping) = spring.physics(response: spring.response)
    if stiffness == 0, interval != .zero { return true }
    guard damping == 0, replacedResponse == nil || !(spring.blendDuration > 0) else { return false }
    let energy =
      state.velocity.magnitudeSquared + stiffness * (interval - state.value).magnitudeSquared
    // The steps lose and gain some energy, which the factor covers.
    return energy > 2 * 0.0036 * (1 + 1 / stiffness)
  }

  private func response(of spring: FluidSpring, at time: Double) -> Double {
    replacedResponse.map { spring.response(replacing: $0, after: time) } ?? spring.response
  }

  /// The number of steps to a time; multiples of their length are not stepped over.
  private static func steps(to time: Double) -> Int {
    let steps = (time * FluidSpring.stepsPerSecond - 1e-9 * FluidSpring.stepsPerSecond)
      .rounded(.up)
    // A spring that has not ended by then stays in its place (T3.13).
    let last = FluidSpring.longestSearch * FluidSpring.stepsPerSecond
    return Int(exactly: min(max(steps, 0), last)) ?? 0
  }

  /// Whether it is slow and near; one that returns to its start is at rest as soon as it is slow.
  private func rests(_ interval: Value) -> Bool {
    guard max(state.velocity.magnitudeSquared, state.acceleration.magnitudeSquared) <= 0.0036 else {
      return false
    }
    let size = interval.magnitudeSquared
    return size == 0 || (interval - state.value).magnitudeSquared <= 0.0001 * size
  }
}

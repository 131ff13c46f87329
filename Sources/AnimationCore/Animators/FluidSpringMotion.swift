/// A change that a fluid spring makes, step by step (T3.9, T3.10).
struct FluidSpringMotion<Value: VectorArithmetic> {
  /// How far it has come, and how fast it is.
  private struct State {
    var value = Value.zero
    var velocity = Value.zero
    var acceleration = Value.zero
  }

  private var state: State
  /// What it began with.
  private let first: State
  /// The steps since it began, or took over.
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

  /// A motion that goes on from another course.
  ///
  /// - Parameter response: The response of the spring that the other course was; nil if it was none.
  init(from value: Value, velocity: Value, replacing response: Double? = nil) {
    self.init(State(value: value, velocity: velocity), replacing: response)
  }

  /// A motion that goes on from one that a fluid spring makes.
  init(takingOver previous: FluidSpringMotion, response: Double) {
    self.init(previous.state, replacing: response)
  }

  /// How far it has come.
  var value: Value { state.value }
  /// How fast it is, a second.
  var velocity: Value { state.velocity }

  /// Moves on to a time since the beginning; each is reached in the same steps, whatever was asked
  /// before (T10.4).
  mutating func advance(to time: Double, spring: FluidSpring, interval: Value) {
    let last = FluidSpringMotion.steps(to: time)
    // A pass of a repeated animation begins anew, and who asks for the end goes through all of it.
    if last < steps { self = FluidSpringMotion(first, replacing: replacedResponse) }
    let length = 1 / FluidSpring.stepsPerSecond
    while steps < last, !hasEnded {
      let response = response(of: spring, at: Double(steps) * length)
      let (stiffness, damping) = spring.physics(response: response)
      let middle = state.velocity + state.acceleration.scaled(by: length / 2)
      state.value += middle.scaled(by: length)
      state.acceleration =
        (interval - state.value).scaled(by: stiffness) - middle.scaled(by: damping)
      state.velocity = middle + state.acceleration.scaled(by: length / 2)
      steps += 1
      // Only after a step: what begins where it is to go, or near it, has yet to be set in motion.
      hasEnded = rests(interval)
    }
  }

  private func response(of spring: FluidSpring, at time: Double) -> Double {
    replacedResponse.map { spring.response(replacing: $0, after: time) } ?? spring.response
  }

  /// The number of steps to a time; multiples of their length are not stepped over.
  private static func steps(to time: Double) -> Int {
    let steps = (time * FluidSpring.stepsPerSecond - 1e-9 * FluidSpring.stepsPerSecond)
      .rounded(.up)
    return Int(exactly: min(max(steps, 0), 1e15)) ?? 0
  }

  /// Whether it is slow and near; what goes back to where it began is done as soon as it is slow.
  private func rests(_ interval: Value) -> Bool {
    guard max(state.velocity.magnitudeSquared, state.acceleration.magnitudeSquared) <= 0.0036 else {
      return false
    }
    let size = interval.magnitudeSquared
    return size == 0 || (interval - state.value).magnitudeSquared <= 0.0001 * size
  }
}

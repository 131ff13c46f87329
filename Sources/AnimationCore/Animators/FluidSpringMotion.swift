/// A change that a fluid spring makes, step by step (T3.9, T3.10).
struct FluidSpringMotion<Value: VectorArithmetic> {
  /// How far it has come.
  private(set) var value = Value.zero
  /// How fast it is, a second.
  private(set) var velocity = Value.zero
  private var acceleration = Value.zero
  /// The steps since it began, or took over.
  private var steps = 0
  /// Whether it rests at its target.
  private(set) var hasEnded = false
  /// The response of the spring that it replaced.
  private var replacedResponse: Double?

  init() {}

  /// A motion that goes on from another course.
  init(from value: Value, velocity: Value) {
    self.value = value
    self.velocity = velocity
  }

  /// A motion that goes on from one that a fluid spring makes.
  init(takingOver previous: FluidSpringMotion, response: Double) {
    self = previous
    steps = 0
    hasEnded = false
    replacedResponse = response
  }

  /// Moves on to a time since the beginning; each is reached in the same steps, whatever was asked
  /// before (T10.4).
  mutating func advance(to time: Double, spring: FluidSpring, interval: Value) {
    let last = FluidSpringMotion.steps(to: time)
    // A pass of a repeated animation begins anew.
    if last < steps { self = FluidSpringMotion() }
    if rests(interval) { hasEnded = true }
    let length = 1 / FluidSpring.stepsPerSecond
    while steps < last, !hasEnded {
      let response = response(of: spring, at: Double(steps) * length)
      let (stiffness, damping) = spring.physics(response: response)
      let middle = velocity + acceleration.scaled(by: length / 2)
      value += middle.scaled(by: length)
      acceleration = (interval - value).scaled(by: stiffness) - middle.scaled(by: damping)
      velocity = middle + acceleration.scaled(by: length / 2)
      steps += 1
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

  private func rests(_ interval: Value) -> Bool {
    max(velocity.magnitudeSquared, acceleration.magnitudeSquared) <= 0.0036
      && (interval - value).magnitudeSquared <= 0.0001 * interval.magnitudeSquared
  }
}

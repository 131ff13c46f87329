/// The velocity of a value by its last three samples (T9.6).
package struct VelocitySampler<Value: VectorArithmetic> {
  private var samples: [(value: Value, time: Double)] = []

  package init() {}

  /// Adds a sample at a time in seconds; one earlier than the last is ignored, one at the same time
  /// replaces it.
  package mutating func append(_ value: Value, at time: Double) {
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append((value, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity, per second: a quarter by the newest pair of samples, the rest by the older one.
  package var velocity: Value {
    let slopes = zip(samples, samples.dropFirst()).map { first, second in
      (second.value - first.value).scaled(by: 1 / (second.time - first.time))
    }
    guard let newest = slopes.last else { return .zero }
    return slopes.count == 1 ? newest : newest.scaled(by: 0.25) + slopes[0].scaled(by: 0.75)
  }
}

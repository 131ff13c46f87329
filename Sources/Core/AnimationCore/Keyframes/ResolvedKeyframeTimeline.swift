/// The timeline of one value through its keyframes (T8.4–T8.7).
package struct ResolvedKeyframeTimeline<Value: VectorArithmetic> {
  private let initialValue: Value
  private var segments: [Segment<Value>] = []

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - initialVelocity: The velocity at the start, per second, if the first keyframe sets none.
  package init(
    from initialValue: Value,
    velocity initialVelocity: Value = .zero,
    keyframes: [Keyframe<Value>]
  ) {
    self.initialValue = initialValue
    segments.reserveCapacity(keyframes.count)
    var start = (time: 0.0, value: initialValue)
    for index in keyframes.indices {
      let segment = Segment(
        keyframes,
        index,
        from: start.value,
        time: start.time,
        startVelocity: segments.last?.endVelocity ?? initialVelocity
      )
      start = (segment.end, keyframes[index].target)
      segments.append(segment)
    }
  }

  /// The duration, in seconds.
  package var duration: Double { segments.last?.end ?? 0 }

  /// The value at a time in seconds; before the start a spring swings back, all else waits.
  package func value(at time: Double) -> Value {
    segment(at: time)?.value(at: time) ?? initialValue
  }

  /// The velocity at a time in seconds; zero outside of the timeline.
  package func velocity(at time: Double) -> Value {
    guard time >= 0, time < duration else { return .zero }
    return segment(at: time)?.velocity(at: time) ?? .zero
  }

  /// The last segment that has begun, or the first.
  private func segment(at time: Double) -> Segment<Value>? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? segments[low - 1] : segments.first
  }
}

/// The part of the timeline from one keyframe to the next.
private struct Segment<Value: VectorArithmetic> {
  let start: Double
  let end: Double
  private let from: Value
  private let to: Value
  private let way: Way

  private enum Way {
    case move
    case curve(UnitCurve)
    case spring(Spring, Value)
    /// The velocities at both ends.
    case cubic(Value, Value)
  }

  init(
    _ keyframes: [Keyframe<Value>],
    _ index: Int,
    from: Value,
    time: Double,
    startVelocity: Value
  ) {
    start = time
    self.from = from
    to = keyframes[index].target
    switch keyframes[index] {
    case .move:
      end = time
      way = .move
    case .linear(_, let duration, let curve):
      end = time + max(0, duration)
      way = .curve(curve)
    case .spring(let target, let duration, let spring, let velocity):
      let velocity = velocity ?? startVelocity
      let rest = spring.settlingDuration(target: target - from, initialVelocity: velocity)
      end = time + max(0, duration ?? rest)
      way = .spring(spring, velocity)
    case .cubic(let target, let duration, let velocity, let last):
      end = time + max(0, duration)
      way = .cubic(
        velocity ?? startVelocity,
        last ?? Segment.endVelocity(keyframes, index, from: from, to: target, duration: duration)
      )
    }
  }

  private var duration: Double { end - start }

  func value(at time: Double) -> Value {
    let elapsed = min(time - start, duration)
    switch way {
    case .move: return to
    case .curve(let curve):
      guard duration > 0 else { return to }
      return from.interpolated(
        towards: to,
        amount: curve.value(at: max(0, elapsed) / duration)
      )
    case .spring(let spring, let velocity):
      return from + spring.value(target: to - from, initialVelocity: velocity, time: elapsed)
    case .cubic(let first, let last):
      guard duration > 0 else { return to }
      let s = max(0, elapsed) / duration
      let (square, cube) = (s * s, s * s * s)
      return from.scaled(by: 2 * cube - 3 * square + 1)
        + first.scaled(by: duration * (cube - 2 * square + s))
        + to.scaled(by: 3 * square - 2 * cube)
        + last.scaled(by: duration * (cube - square))
    }
  }

  func velocity(at time: Double) -> Value {
    let elapsed = min(max(0, time - start), duration)
    switch way {
    case .move: return .zero
    case .curve(let curve):
      guard duration > 0 else { return .zero }
      return (to - from).scaled(by: curve.velocity(at: elapsed / duration) / duration)
    case .spring(let spring, let velocity):
      return spring.trueVelocity(target: to - from, initialVelocity: velocity, time: elapsed)
    case .cubic(let first, let last):
      guard duration > 0 else { return .zero }
      let s = elapsed / duration
      return (to - from).scaled(by: (6 * s - 6 * s * s) / duration)
        + first.scaled(by: 3 * s * s - 4 * s + 1) + last.scaled(by: 3 * s * s - 2 * s)
    }
  }

  /// The velocity at its end.
  var endVelocity: Value { velocity(at: end) }

  /// The final velocity of a cubic keyframe that sets none, which the next one decides (T8.7).
  private static func endVelocity(
    _ keyframes: [Keyframe<Value>],
    _ index: Int,
    from: Value,
    to: Value,
    duration: Double
  ) -> Value {
    guard index + 1 < keyframes.count else { return .zero }
    switch keyframes[index + 1] {
    case .move, .spring: return .zero
    case .linear(let next, let time, let curve):
      guard time > 0 else { return .zero }
      return (next - to).scaled(by: curve.velocity(at: 0) / time)
    case .cubic(let next, let time, let velocity, _):
      if let velocity { return velocity }
      let both = max(0, duration) + max(0, time)
      return both > 0 ? (next - from).scaled(by: 1 / both) : .zero
    }
  }
}

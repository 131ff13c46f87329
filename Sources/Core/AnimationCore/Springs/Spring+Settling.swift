#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Spring {
  /// The seconds until it is at rest on the way from 0 to 1.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  /// The seconds until it stays within epsilon of its target; infinite without damping (T3.7).
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double = 0.001
  ) -> Double {
    if decay == 0 { return .infinity }
    guard frequency > 0 else {
      return settlingOfCourse(target, initialVelocity, epsilon: epsilon)
    }
    let push = target.scaled(by: decay) - initialVelocity
    let size = push.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
    return max(0, -log(epsilon / size) / decay)
  }

  /// The first of the tenths of a second from which on it stays near its target for a second; 0 if
  /// there is none.
  private func settlingOfCourse<V: VectorArithmetic>(
    _ target: V,
    _ initialVelocity: V,
    epsilon: Double
  ) -> Double {
    var entered: Double?
    var time = 0.0
    for _ in 0..<1024 {
      let value = value(target: target, initialVelocity: initialVelocity, time: time)
      if (target - value).magnitudeSquared.squareRoot() < epsilon {
        let start = entered ?? time
        if time - start > 1 { return start }
        entered = start
      } else {
        entered = nil
      }
      time += 0.1
    }
    return 0
  }
}

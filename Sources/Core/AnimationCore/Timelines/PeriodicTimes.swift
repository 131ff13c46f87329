/// Times at equal distances (T7.2).
package struct PeriodicTimes: Sequence, IteratorProtocol, Sendable {
  private let start: Double
  private let interval: Double
  private var count = 0.0

  /// Creates the times from one on; always the same one if the interval is not more than 0 (T7.2).
  package init(from first: Double, by interval: Double) {
    start = first
    self.interval = interval > 0 ? interval : 0
  }

  /// Creates the times from the latest one that is not after a moment, or from the first one.
  ///
  /// - Parameters:
  ///   - origin: One of the times.
  ///   - moment: The moment.
  package init(through origin: Double, by interval: Double, from moment: Double) {
    let passed = moment - origin
    let rest = interval > 0 ? passed.truncatingRemainder(dividingBy: interval) : 0
    self.init(from: moment - rest, by: interval)
  }

  /// The next time.
  package mutating func next() -> Double? {
    defer { count += 1 }
    return interval > 0 ? start + count * interval : start
  }
}

/// The interval of an animation schedule that sets none: half a frame (T7.2).
package enum AnimationTimes {
  /// The seconds between two times.
  package static let standardInterval = 1.0 / 120
}

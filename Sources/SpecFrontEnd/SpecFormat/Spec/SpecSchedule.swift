internal import AnimationCore

/// When a view of a spec changes by the clock (T7.2); seconds since the screen has appeared.
package enum SpecSchedule: Equatable, Sendable {
  case animation(minimumInterval: Double, isPaused: Bool)
  case periodic(from: Double, by: Double)
  case explicit([Double])
  case everyMinute

  /// The entries from a moment on.
  ///
  /// - Parameter start: The time at which the screen appeared, in seconds since the beginning of
  ///   2001.
  func entries(from moment: Double, since start: Double) -> AnyIterator<Double> {
    switch self {
    case .animation(let interval, let isPaused):
      return isPaused
        ? AnyIterator { nil } : AnyIterator(PeriodicTimes(from: moment, by: interval))
    case .periodic(let origin, let interval):
      return AnyIterator(PeriodicTimes(through: origin, by: interval, from: moment))
    case .explicit(let times): return AnyIterator(times.makeIterator())
    case .everyMinute:
      var minutes = PeriodicTimes(through: 0, by: 60, from: start + moment)
      return AnyIterator { minutes.next().map { $0 - start } }
    }
  }
}

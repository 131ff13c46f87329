internal import AnimationCore

/// A schedule at regular intervals (D8.19).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule with an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from one on, ascending.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      times: PeriodicTimes(
        through: start.timeIntervalSinceReferenceDate,
        by: interval,
        from: startDate.timeIntervalSinceReferenceDate
      )
    )
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var times: PeriodicTimes

    fileprivate init(times: PeriodicTimes) { self.times = times }

    /// The next date.
    public mutating func next() -> Date? {
      times.next().map { Date(timeIntervalSinceReferenceDate: $0) }
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule at regular intervals, in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

/// Dates at equal distances (D8.19).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule, its interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from one on, ascending.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    let rest = interval > 0 ? passed.truncatingRemainder(dividingBy: interval) : 0
    return Entries(next: startDate.addingTimeInterval(-rest), interval: interval)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    private var count = 0.0

    fileprivate init(next: Date, interval: TimeInterval) {
      start = next
      self.interval = interval
    }

    /// The next date.
    public mutating func next() -> Date? {
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances, in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

internal import AnimationCore

/// A schedule with the frequency of the screen's frames (D8.19).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameter minimumInterval: The least number of seconds between dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? AnimationTimes.standardInterval
    isPaused = paused
  }

  /// The dates from one on, ascending.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var times: PeriodicTimes?

    fileprivate init(start: Date?, interval: TimeInterval) {
      times = start.map { PeriodicTimes(from: $0.timeIntervalSinceReferenceDate, by: interval) }
    }

    /// The next date.
    public mutating func next() -> Date? {
      times?.next().map { Date(timeIntervalSinceReferenceDate: $0) }
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with the frequency of the screen's frames (D8.19).
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule with the frequency of the screen's frames, at least an interval in seconds apart.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

internal import AnimationCore

/// The dates at which a timeline view updates.
public protocol TimelineSchedule {
  /// The frequency at which a timeline may update.
  typealias Mode = TimelineScheduleMode
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from one on, ascending.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a timeline may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

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

/// The starts of minutes (D8.19).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The dates from one on, ascending.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The starts of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A schedule of given dates (D8.19).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates, ascending.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates from one on, ascending.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule {
  /// A schedule of given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

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

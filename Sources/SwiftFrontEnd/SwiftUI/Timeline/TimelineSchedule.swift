/// When a view changes by the clock.
public protocol TimelineSchedule {
  /// How often a screen can change.
  typealias Mode = TimelineScheduleMode
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from one on, ascending.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a screen can change.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

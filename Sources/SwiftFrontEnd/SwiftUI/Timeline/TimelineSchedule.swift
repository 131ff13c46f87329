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

/// Where a view that changes by a schedule is on it (D8.19, T7.1).
final class TimelineTicks {
  /// The date that is shown.
  private(set) var date = Date.distantPast
  /// When the view is evaluated again; nil if it never changes by itself.
  private(set) var next: Date?
  /// The first entry that has not been shown.
  private var entry: Date?
  private var rest: AnyIterator<Date>?
  private var isBegun = false

  /// The most frames a second; entries in between are passed over.
  private static let framesPerSecond = 60.0
  /// What dates differ by that are meant to be the same, in seconds.
  private static let tolerance = 1e-9

  /// Shows the latest of a schedule's entries that is not ahead; the first if all are, the moment
  /// itself if there is none.
  ///
  /// At the time of an entry the schedule goes on; otherwise the view has been made anew, and so is the
  /// schedule, from that moment.
  ///
  /// - Parameters:
  ///   - time: The seconds since the screen has appeared.
  ///   - start: When that was.
  func move<Schedule: TimelineSchedule>(to time: Double, since start: Date, _ schedule: Schedule) {
    let now = start.addingTimeInterval(time + TimelineTicks.tolerance)
    if !isBegun || next.map({ $0 > now }) != false {
      let moment = start.addingTimeInterval(time)
      let entries = AnyIterator(schedule.entries(from: moment, mode: .normal).makeIterator())
      entry = entries.next()
      rest = entries
      date = entry ?? moment
    }
    isBegun = true
    // Schedules may go on for ever, and need not go ahead.
    for _ in 0..<1000 {
      guard let upcoming = entry, upcoming <= now else { break }
      date = upcoming
      entry = rest?.next()
    }
    let frames = (time * TimelineTicks.framesPerSecond + 1e-6).rounded(.down) + 1
    let frame = start.addingTimeInterval(frames / TimelineTicks.framesPerSecond)
    next = entry.map { $0 > now ? max($0, frame) : frame }
  }
}

internal import AnimationCore

/// The position in its schedule of a timeline view (D8.19, T7.1).
final class TimelineTicks {
  private var course = TimelineCourse()
  private var schedule: Any?

  /// The date that is shown.
  var date: Date { Date(timeIntervalSinceReferenceDate: course.shown) }

  /// The date of the next update; nil if there is none.
  var next: Date? { course.next.map { Date(timeIntervalSinceReferenceDate: $0) } }

  /// Shows the latest entry of a schedule that is not in the future; the first if all are, and the
  /// current date if there is none.
  ///
  /// The schedule continues through other updates, and restarts when it changes. A schedule without
  /// Equatable restarts unless an entry is due.
  ///
  /// - Parameters:
  ///   - time: The seconds since the screen has appeared.
  ///   - start: The date of the screen's appearance.
  func move<Schedule: TimelineSchedule>(to time: Double, since start: Date, _ schedule: Schedule) {
    let isSame = (self.schedule as? Schedule).map { areSame($0, schedule) } ?? false
    let isKnown = areSame(schedule, schedule)
    self.schedule = schedule
    if !isSame, isKnown { course.forget() }
    course.move(
      to: time,
      since: start.timeIntervalSinceReferenceDate,
      beginsAnew: !isKnown || course.isEmpty
    ) { moment in
      let date = Date(timeIntervalSinceReferenceDate: moment)
      var entries = schedule.entries(from: date, mode: .normal).makeIterator()
      return AnyIterator { entries.next()?.timeIntervalSinceReferenceDate }
    }
    if course.isBehind {
      ViewWarning.writeOnce(
        "a TimelineView's schedule has more entries than can be looked at; an earlier one is shown"
      )
    } else if course.isSkipping {
      ViewWarning.writeOnce(
        "a TimelineView's schedule has more than 10,000 entries between two frames; those in between are passed over"
      )
    }
  }
}

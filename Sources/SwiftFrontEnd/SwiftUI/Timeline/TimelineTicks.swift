internal import AnimationCore

/// The position in its schedule of a timeline view (D8.19, T7.1).
final class TimelineTicks {
  private var course = TimelineCourse()
  private var schedule: Any?

  /// The date that is shown.
  var date: Date { Date(timeIntervalSinceReferenceDate: course.shown) }

  /// When the view is evaluated again; nil if it never changes by itself.
  var next: Date? { course.next.map { Date(timeIntervalSinceReferenceDate: $0) } }

  /// Shows the latest of a schedule's entries that is not ahead; the first if all are, the moment
  /// itself if there is none.
  ///
  /// The schedule goes on whatever else changes, and begins anew, from that moment, when it is another one.
  /// One of which that cannot be told begins anew unless an entry is due.
  ///
  /// - Parameters:
  ///   - time: The seconds since the screen has appeared.
  ///   - start: When that was.
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

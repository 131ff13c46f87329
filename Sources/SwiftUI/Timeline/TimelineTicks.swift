internal import AnimationCore

/// Where a view that changes by a schedule is on it (D8.19, T7.1).
final class TimelineTicks {
  private var course = TimelineCourse()

  /// The date that is shown.
  var date: Date { Date(timeIntervalSinceReferenceDate: course.shown) }

  /// When the view is evaluated again; nil if it never changes by itself.
  var next: Date? { course.next.map { Date(timeIntervalSinceReferenceDate: $0) } }

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
    course.move(
      to: time,
      since: start.timeIntervalSinceReferenceDate,
      beginsAnew: true
    ) { moment in
      let date = Date(timeIntervalSinceReferenceDate: moment)
      var entries = schedule.entries(from: date, mode: .normal).makeIterator()
      return AnyIterator { entries.next()?.timeIntervalSinceReferenceDate }
    }
  }
}

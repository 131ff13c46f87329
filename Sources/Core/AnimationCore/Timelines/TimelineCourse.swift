/// The progress of a `TimelineView` on its schedule (T7.1).
///
/// Times are seconds from any common moment.
package struct TimelineCourse {
  /// The current entry.
  package private(set) var shown = 0.0
  /// The time of the next update; nil for none.
  package private(set) var next: Double?
  /// The first entry not yet shown.
  private var entry: Double?
  private var rest: AnyIterator<Double>?
  private var isBegun = false
  /// Whether the schedule's entries have not advanced for long.
  private var isStalled = false
  /// Whether the schedule has no entries.
  package private(set) var isEmpty = false
  /// Whether an earlier entry is shown, since the schedule has more up to now than are read.
  package private(set) var isBehind = false

  /// Whether entries were skipped unread, since there are so many.
  package private(set) var isSkipping = false

  /// The largest number of frames in a second; entries in between are skipped.
  private static let framesPerSecond = 60.0
  /// The tolerance for equal times, in seconds.
  private static let tolerance = 1e-9
  /// The largest number of entries that are read: schedules may be endless, and need not advance.
  private static let mostEntries = 1_000_000
  private static let mostEntriesAtOnce = 1000
  /// The number of entries after which a fresh start of the schedule is tried.
  private static let manyEntries = 10_000

  package init() {}

  /// Moves to the latest of a schedule's entries that is not in the future; the first if all are,
  /// the current moment if there is none.
  ///
  /// - Parameters:
  ///   - time: The seconds since the screen has appeared.
  ///   - start: The time of that appearance.
  ///   - beginsAnew: Whether the schedule starts again, from this moment, if no entry is due.
  ///   - entries: The schedule's entries from a moment on.
  package mutating func move(
    to time: Double,
    since start: Double,
    beginsAnew: Bool,
    _ entries: (Double) -> AnyIterator<Double>
  ) {
    let now = start + (time + TimelineCourse.tolerance)
    // A schedule that does not advance starts again with each frame (T7.1).
    if !isBegun || isStalled || (beginsAnew && next.map { $0 > now } != false) {
      let moment = start + time
      let all = entries(moment)
      entry = all.next()
      rest = all
      shown = entry ?? moment
      isEmpty = entry == nil
    }
    isBegun = true
    var stalled = 0
    for count in 0..<TimelineCourse.mostEntries {
      if count == TimelineCourse.manyEntries { skip(to: start + time, entries) }
      guard let upcoming = entry, upcoming <= now, stalled < TimelineCourse.mostEntriesAtOnce else {
        break
      }
      stalled = upcoming > shown ? 0 : stalled + 1
      shown = upcoming
      entry = rest?.next()
    }
    isStalled = stalled >= TimelineCourse.mostEntriesAtOnce
    isBehind = !isStalled && entry.map { $0 <= now } == true
    let frames = (time * TimelineCourse.framesPerSecond + 1e-6).rounded(.down) + 1
    let frame = start + frames / TimelineCourse.framesPerSecond
    next = entry.map { $0 > now ? max($0, frame) : frame }
  }

  /// Continues with the entries from a moment on, if they are later ones: there may be a thousand
  /// million in between (T7.2).
  private mutating func skip(to moment: Double, _ entries: (Double) -> AnyIterator<Double>) {
    let all = entries(moment)
    guard let first = all.next(), first > shown, first <= moment else { return }
    shown = first
    entry = all.next()
    rest = all
    isSkipping = true
  }

  /// Forgets the schedule, so that another one can start.
  package mutating func forget() { isBegun = false }
}

/// Where something that changes by a schedule is on it (T7.1).
///
/// Times are seconds from any moment that all of them count from.
package struct TimelineCourse {
  /// The entry that is shown.
  package private(set) var shown = 0.0
  /// When another one is due; nil if none ever is.
  package private(set) var next: Double?
  /// The first entry that has not been shown.
  private var entry: Double?
  private var rest: AnyIterator<Double>?
  private var isBegun = false
  /// Whether the schedule has not gone ahead for long.
  private var isStalled = false
  /// Whether the schedule has no entries.
  package private(set) var isEmpty = false
  /// Whether the schedule has more entries up to now than are looked at, so that an earlier one is shown.
  package private(set) var isBehind = false

  /// Whether entries were passed over without a look, since there are so many.
  package private(set) var isSkipping = false

  /// The most frames a second; entries in between are passed over.
  private static let framesPerSecond = 60.0
  /// What times differ by that are meant to be the same, in seconds.
  private static let tolerance = 1e-9
  /// How many entries are looked at: schedules may go on for ever, and need not go ahead.
  private static let mostEntries = 1_000_000
  private static let mostEntriesAtOnce = 1000
  /// After how many entries it is tried whether the schedule has later ones if it begins anew.
  private static let manyEntries = 10_000

  package init() {}

  /// Shows the latest of a schedule's entries that is not ahead; the first if all are, the moment
  /// itself if there is none.
  ///
  /// - Parameters:
  ///   - time: The seconds since the screen has appeared.
  ///   - start: When that was.
  ///   - beginsAnew: Whether the schedule begins anew, from this moment, where no entry is due.
  ///   - entries: The schedule's entries from a moment on.
  package mutating func move(
    to time: Double,
    since start: Double,
    beginsAnew: Bool,
    _ entries: (Double) -> AnyIterator<Double>
  ) {
    let now = start + (time + TimelineCourse.tolerance)
    // One that does not go ahead begins anew with each frame (T7.1).
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

  /// Goes on with the entries from a moment on, if they are later ones: there may be a thousand million in
  /// between (T7.2).
  private mutating func skip(to moment: Double, _ entries: (Double) -> AnyIterator<Double>) {
    let all = entries(moment)
    guard let first = all.next(), first > shown, first <= moment else { return }
    shown = first
    entry = all.next()
    rest = all
    isSkipping = true
  }

  /// Forgets the schedule, so that another one begins.
  package mutating func forget() { isBegun = false }
}

internal import AnimationCore

/// The time that a spec is read for, with the state of the views that change by themselves.
package final class SpecTimePoint {
  /// The seconds since the screen has appeared.
  package var time = 0.0
  /// The time at which the screen appeared, in seconds since the beginning of 2001.
  package var start = 0.0
  /// The number of the spec's states that have begun.
  package var stateCount = 0
  /// The phases of phase animators, by names.
  package var phases: [String: Int] = [:]

  /// The changes made by gestures and completions, by the number of states that had begun.
  var changes: [Int: [Change]] = [:]
  /// The values that hold while gestures go on.
  var held: [String: Scalar] = [:]
  /// Those values of the last reading that are numbers, and those that are true or false.
  var (numbers, booleans) = ([String: Double](), [String: Bool]())

  private var timelines: [String: Timeline] = [:]
  private var plays: [String: KeyframePlay<[String: Double]>] = [:]
  /// The names of the views changing by themselves that the current reading has met.
  private var seen: Set<String> = []

  private struct Timeline {
    let schedule: SpecSchedule
    var course = TimelineCourse()
  }

  package init() {}

  /// Begins to read.
  func begin() { seen = [] }

  /// Forgets what the spec has no more.
  func end() {
    timelines = timelines.filter { seen.contains($0.key) }
    plays = plays.filter { seen.contains($0.key) }
  }

  /// The time of the next change by a view's schedule; nil if there is none.
  package var nextTick: Double? { timelines.values.compactMap(\.course.next).min() }

  /// Whether the screen is a continuous function of the time.
  package var isContinuous: Bool { plays.values.contains(where: \.isRunning) }

  /// The entry of a schedule that is shown; the schedule begins with the view, or when it is another one
  /// (T7.5).
  func entry(of name: String, _ schedule: SpecSchedule) -> Double {
    seen.insert(name)
    var timeline = timelines[name] ?? Timeline(schedule: schedule)
    if timeline.schedule != schedule { timeline = Timeline(schedule: schedule) }
    timeline.course.move(to: time, since: 0, beginsAnew: false) {
      schedule.entries(from: $0, since: start)
    }
    timelines[name] = timeline
    return timeline.course.shown
  }

  /// The values of a view that follows keyframes (T8.8).
  func values(
    of name: String,
    from initialValue: [String: Double],
    _ mode: KeyframePlay<[String: Double]>.Mode,
    _ begin: KeyframePlay<[String: Double]>.Begin
  ) -> [String: Double] {
    seen.insert(name)
    let play = plays[name] ?? KeyframePlay(initialValue)
    plays[name] = play
    return play.value(at: time, mode, begin)
  }
}

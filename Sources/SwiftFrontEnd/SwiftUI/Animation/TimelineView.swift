internal import AnimationCore
public import ViewGraph

private enum ScreenDateKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
}

extension EnvironmentValues {
  /// The date of the screen: the reference date unless the host sets another.
  package var screenDate: Date {
    get { self[ScreenDateKey.self] }
    set { self[ScreenDateKey.self] = newValue }
  }
}

/// A view that updates by a schedule, as it is at one date (D8.19).
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and cadence of a timeline view, for its content.
  public struct Context {
    /// The frequency of the timeline's updates.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the entry that is shown.
    public let date: Date
    /// The frequency of the timeline's updates.
    public let cadence: Cadence

    /// Inert: content is not drawn ahead.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View where Content: View {
  /// Creates a view that changes by a schedule.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: _PrimitiveView where Content: View {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let start = EnvironmentValues(node.inputs.environment).screenDate
    let clock = node.graph.clock
    let ticks = node.memory as? TimelineTicks ?? TimelineTicks()
    node.memory = ticks
    ticks.move(to: clock.time, since: start, schedule)
    let context = TimelineViewDefaultContext(date: ticks.date, cadence: .live)
    let views = node.tracking { content(context) }
    node.updateChildren(node.inputs) { Content._append(views, to: &$0) }
    clock.wake(node, ticks.next.map { .at($0.timeIntervalSince(start)) })
  }
}

/// The context of a timeline's content, without the types of a timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

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

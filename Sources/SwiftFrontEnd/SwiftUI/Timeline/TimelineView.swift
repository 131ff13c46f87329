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

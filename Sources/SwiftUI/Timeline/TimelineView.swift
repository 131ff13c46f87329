public import ViewGraph

private enum ScreenDateKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
}

extension EnvironmentValues {
  /// The moment that the screen shows: the reference date unless the host says another.
  package var screenDate: Date {
    get { self[ScreenDateKey.self] }
    set { self[ScreenDateKey.self] = newValue }
  }
}

/// Views that change by the clock, as they are at one moment (D8.19).
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content knows of the time.
  public struct Context {
    /// How often the content changes.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The moment that is shown.
    public let date: Date
    /// How often the content changes.
    public let cadence: Cadence

    /// Inert: what is shown is not drawn ahead.
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
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode) {
    let now = EnvironmentValues(node.inputs.environment).screenDate
    let context = TimelineViewDefaultContext(date: date(at: now), cadence: .live)
    let views = node.tracking { content(context) }
    node.updateChildren(node.inputs) { Content._append(views, to: &$0) }
  }

  /// The latest of the dates that is not ahead; the first if all are, the moment itself if there is
  /// none (D8.19).
  private func date(at now: Date) -> Date {
    var latest: Date?
    // Schedules may go on for ever, and need not go ahead.
    for date in schedule.entries(from: now, mode: .normal).prefix(1000) {
      if date > now { return latest ?? date }
      latest = date
    }
    return latest ?? now
  }
}

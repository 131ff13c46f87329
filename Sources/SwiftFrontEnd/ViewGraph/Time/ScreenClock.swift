/// The clock of a screen, which starts when that appears and which its host advances (T10.1).
@MainActor
public final class ScreenClock {
  /// The seconds since the screen has appeared.
  public private(set) var time = 0.0
  /// The date at which the screen has appeared, in seconds since the beginning of 2001.
  public var start = 0.0
  /// Whether the clock follows the real time, which code then sees.
  public var isReal = false
  /// Whether changes may be animated; if not, everything is at its end at once (T10.8).
  public var animates = true
  /// The host of the screen's code; nil if its views have none.
  public var host: (any ScreenHosting)?
  /// The next time that a gesture needs; nil for none.
  var deadline: Double?
  /// The number of the clock; more than 0.
  package let number: Int
  /// The number of times that code waiting for the clock has resumed.
  var wakeCount = 0
  private static var count = 0
  /// The nodes to be evaluated at another time.
  private var waiting: [ObjectIdentifier: Waiting] = [:]

  /// Creates a clock.
  public init() {
    ScreenClock.count += 1
    number = ScreenClock.count
  }

  private struct Waiting {
    unowned let node: GraphNode
    let moment: Moment
  }

  /// The scheduled actions, in order of time and then of scheduling.
  private var events: [(time: Double, action: () -> Void)] = []

  /// Schedules an action at a time, in seconds since the screen has appeared (T10.4).
  package func schedule(at time: Double, _ action: @escaping () -> Void) {
    let index = events.firstIndex { $0.time > time } ?? events.count
    events.insert((time, action), at: index)
  }

  /// The time of the next scheduled action; nil for none.
  var nextEvent: Double? { events.first?.time }

  /// Runs the actions that are due, up to the first that causes an evaluation.
  func performEvents() {
    while let event = events.first, event.time <= time + 1e-9 {
      events.removeFirst()
      event.action()
    }
  }

  /// The time of a node's next evaluation.
  public enum Moment {
    /// At a time, in seconds since the screen has appeared.
    case at(Double)
    /// Whenever the screen is presented: its content is a function of time.
    case whenever
  }

  /// Schedules the evaluation of a node, until it sets another time or is removed; nil for never.
  public func wake(_ node: GraphNode, _ moment: Moment?) {
    waiting[ObjectIdentifier(node)] = moment.map { Waiting(node: node, moment: $0) }
  }

  func forget(_ node: GraphNode) { waiting[ObjectIdentifier(node)] = nil }

  /// The next time at which a node is evaluated or waiting code resumes; nil if there is none.
  public var next: Double? {
    [host?.next(of: self), nextOfViews, deadline, nextEvent].compactMap(\.self).min()
  }

  /// Whether the screen's content is a function of time.
  public var isContinuous: Bool {
    waiting.values.contains {
      switch $0.moment {
      case .whenever: true
      case .at: false
      }
    }
  }

  private var nextOfViews: Double? {
    waiting.values.lazy.compactMap { entry -> Double? in
      switch entry.moment {
      case .at(let time): time
      case .whenever: nil
      }
    }.min()
  }

  /// Runs a body that may call code of the screen.
  package func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let host else { return try body() }
    return try host.within(self, body)
  }

  /// Advances the clock, and marks the nodes that are due for evaluation.
  package func move(to time: Double, isLookedAt: Bool) {
    self.time = time
    host?.follow(self)
    for entry in waiting.values {
      switch entry.moment {
      case .at(let moment): if moment <= time + 1e-9 { entry.node.invalidate() }
      case .whenever: if isLookedAt { entry.node.invalidate() }
      }
    }
    performEvents()
  }
}

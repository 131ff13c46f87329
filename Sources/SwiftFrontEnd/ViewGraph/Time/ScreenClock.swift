/// The clock of a screen, which begins when the screen appears and which only its host moves (T10.1).
@MainActor
public final class ScreenClock {
  /// The seconds since the screen has appeared.
  public private(set) var time = 0.0
  /// When the screen has appeared, in seconds since the beginning of 2001.
  public var start = 0.0
  /// Whether the machine's time moves the clock, so that code sees that one.
  public var isReal = false
  /// Whether changes may be animated; without, everything is at its end at once (T10.8).
  public var animates = true
  /// What goes on around the screen by itself; nil if its views are no code.
  public var host: (any ScreenHosting)?
  /// When a gesture wants to hear of the time; nil if none does.
  var deadline: Double?
  /// What tells it from other clocks; more than 0.
  package let number: Int
  /// How often code has gone on that had waited for the clock.
  var wakeCount = 0
  private static var count = 0
  /// The nodes that want to be evaluated at another time.
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

  /// What happens at a time, in the order in which it was asked for.
  private var events: [(time: Double, action: () -> Void)] = []

  /// Has something done at a time, in seconds since the screen has appeared (T10.4).
  package func schedule(at time: Double, _ action: @escaping () -> Void) {
    let index = events.firstIndex { $0.time > time } ?? events.count
    events.insert((time, action), at: index)
  }

  /// The next time at which something is to be done; nil if nothing is.
  var nextEvent: Double? { events.first?.time }

  /// Does what is to be done by now, up to the first that asks for evaluations.
  func performEvents() {
    while let event = events.first, event.time <= time + 1e-9 {
      events.removeFirst()
      event.action()
    }
  }

  /// When a node wants to be evaluated again.
  public enum Moment {
    /// At a time, in seconds since the screen has appeared.
    case at(Double)
    /// Whenever the screen is looked at: what it shows is a function of the time.
    case whenever
  }

  /// Has a node evaluated at another time, until it says otherwise or has left; nil for never.
  public func wake(_ node: GraphNode, _ moment: Moment?) {
    waiting[ObjectIdentifier(node)] = moment.map { Waiting(node: node, moment: $0) }
  }

  func forget(_ node: GraphNode) { waiting[ObjectIdentifier(node)] = nil }

  /// The next time at which a node wants to be evaluated or code goes on that waits; nil if there is
  /// none.
  public var next: Double? {
    [host?.next(of: self), nextOfViews, deadline, nextEvent].compactMap(\.self).min()
  }

  /// Whether what the screen shows is a function of the time.
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

  /// Runs something that code of the screen may be called by.
  package func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let host else { return try body() }
    return try host.within(self, body)
  }

  /// Moves on, and has those evaluated whose time has come.
  func move(to time: Double, isLookedAt: Bool) {
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

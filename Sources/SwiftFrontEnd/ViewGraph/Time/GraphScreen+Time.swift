public import LayoutCore

extension GraphScreen {
  /// How often a screen may change by its clock while the clock is moved once (T10.13).
  nonisolated static let maximumTicks = 36_000

  /// Moves the screen's clock on; what changes by itself has changed at each of its times (T10.13).
  ///
  /// - Parameter time: The seconds since the screen has appeared; an earlier time than the clock's is
  ///   taken for that.
  /// - Throws: ``NonTerminatingScreen`` if the screen never rests, ``TooManyTicks`` if it changes too often,
  ///   ``TooManyWakes`` if its code does.
  @discardableResult
  public func advance(to time: Double) throws -> LayoutResult {
    try graph.clock.within { try follow(to: time) }
  }

  private func follow(to time: Double) throws -> LayoutResult {
    let clock = graph.clock
    let time = max(time, clock.time)
    // What has happened since the machine's time was looked at last has happened now.
    if clock.isReal { return try jump(to: time) }
    try settle()
    var ticks = 0
    // Times that were worked out otherwise may differ in their last bit.
    while let next = nextEvent, next <= time + 1e-9 {
      ticks += 1
      if ticks > GraphScreen.maximumTicks { throw TooManyTicks(time: clock.time) }
      clock.move(to: min(max(next, clock.time), time), isLookedAt: false)
      graph.motions.prune()
      try wakeCode()
      passTimeToTouches()
      try settle()
    }
    clock.move(to: time, isLookedAt: true)
    graph.motions.prune()
    return try settle()
  }

  /// Does all that is due by a time at that time.
  private func jump(to time: Double) throws -> LayoutResult {
    graph.clock.move(to: time, isLookedAt: true)
    graph.motions.prune()
    passTimeToTouches()
    return try settle()
  }

  /// Moves the clock to the machine's time, if that is what moves it.
  ///
  /// - Throws: ``NonTerminatingScreen`` if the screen never rests.
  public func followMachine() throws {
    guard graph.clock.isReal, let host = graph.clock.host else { return }
    try advance(to: host.machineTime - graph.clock.start)
  }

  /// Lets the machine's time pass, in seconds, with all that happens meanwhile.
  func waitForMachine(_ seconds: Double) throws {
    guard let host = graph.clock.host else { return }
    let end = host.machineTime + seconds
    while true {
      let rest = end - host.machineTime
      let event = nextEvent.map { $0 + graph.clock.start - host.machineTime } ?? rest
      if rest <= 0 { return try followMachine() }
      host.run(for: min(max(min(rest, event), 0.001), GraphScreen.longestPause) * 1000)
      try followMachine()
    }
  }

  /// How many seconds the main thread waits before it looks what others have sent to it.
  private static let longestPause = 0.02

  /// When something happens by itself next: what is on a schedule, or a view that has left and is gone.
  public var nextEvent: Double? { graph.nextEvent }

  /// The layout as it is shown now, while its views are on their way (T10.11).
  public func shown() throws -> LayoutResult {
    shown(try settle())
  }

  /// How often code that waits for the clock may go on, on one screen (T10.4).
  nonisolated static let maximumWakes = 10_000

  /// Lets the code go on that waits for the present.
  private func wakeCode() throws {
    let clock = graph.clock
    guard let name = clock.host?.wakeCode(of: clock) else { return }
    clock.wakeCount += 1
    if clock.wakeCount > GraphScreen.maximumWakes {
      throw TooManyWakes(name: name, time: clock.time)
    }
  }
}

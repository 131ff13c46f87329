public import LayoutCore

extension GraphScreen {
  /// The largest number of changes by the clock while the clock is advanced once (T10.13).
  nonisolated static let maximumTicks = 36_000

  /// Advances the screen's clock; scheduled changes happen at each of their times (T10.13).
  ///
  /// - Parameter time: The seconds since the screen has appeared; not before the clock's current
  ///   time.
  /// - Throws: ``NonTerminatingScreen`` if the screen never rests, ``TooManyTicks`` if it changes too often,
  ///   ``TooManyWakes`` if its code does.
  @discardableResult
  public func advance(to time: Double) throws -> LayoutResult {
    try graph.clock.within { try follow(to: time) }
  }

  private func follow(to time: Double) throws -> LayoutResult {
    let clock = graph.clock
    let time = max(time, clock.time)
    // Events since the real clock was last read have happened now.
    if clock.isReal { return try jump(to: time) }
    try settle()
    var ticks = 0
    // Times from different computations may differ in their last bit.
    while let next = nextEvent, next <= time + 1e-9 {
      ticks += 1
      if ticks > GraphScreen.maximumTicks { throw TooManyTicks(time: clock.time) }
      clock.move(to: min(max(next, clock.time), time), isLookedAt: false)
      graph.animations.prune()
      try wakeCode()
      passTimeToTouches()
      try settle()
    }
    clock.move(to: time, isLookedAt: true)
    graph.animations.prune()
    return try settle()
  }

  /// Advances to a time with everything that is due by then.
  private func jump(to time: Double) throws -> LayoutResult {
    graph.clock.move(to: time, isLookedAt: true)
    graph.animations.prune()
    passTimeToTouches()
    return try settle()
  }

  /// Advances the clock to the real time, if it follows that.
  ///
  /// - Throws: ``NonTerminatingScreen`` if the screen never rests.
  public func followMachine() throws {
    guard graph.clock.isReal, let host = graph.clock.host else { return }
    try advance(to: host.machineTime - graph.clock.start)
  }

  /// Waits in real time, in seconds, with everything that happens meanwhile.
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

  /// The longest wait of the main thread before it looks for work from other threads, in seconds.
  private static let longestPause = 0.02

  /// The next time something happens by itself: a schedule's entry, or the end of a removal.
  public var nextEvent: Double? { graph.nextEvent }

  /// The layout with the presented values during animations (T10.11).
  public func shown() throws -> LayoutResult {
    shown(try settle())
  }

  /// The largest number of times that code waiting for the clock may resume, on one screen (T10.4).
  nonisolated static let maximumWakes = 10_000

  /// Resumes code that is due.
  private func wakeCode() throws {
    let clock = graph.clock
    guard let name = clock.host?.wakeCode(of: clock) else { return }
    clock.wakeCount += 1
    if clock.wakeCount > GraphScreen.maximumWakes {
      throw TooManyWakes(name: name, time: clock.time)
    }
  }
}

/// A screen goes on until nothing is pending (T10.25).
extension GraphScreen {
  /// Lets the clock run until no code waits for it, and nothing waits for an animation to end.
  ///
  /// Timelines are no reason to go on: they show the time, and never come to an end.
  ///
  /// - Parameter duration: The most seconds of the screen's clock.
  /// - Returns: What is still pending after that, in words; empty if nothing is.
  /// - Throws: ``NonTerminatingScreen``, ``TooManyTicks`` or ``TooManyWakes`` if something never rests.
  public func settle(within duration: Double) throws -> [String] {
    let clock = graph.clock
    let end = clock.time + duration
    try settle()
    while let next = clock.nextPending, next <= end + 1e-9 { try advance(to: next) }
    return clock.pending
  }

  /// Lets the code go on that waits for what is no time at all, as a block for later does that is for now
  /// (T10.25).
  ///
  /// - Throws: ``NonTerminatingScreen`` or ``TooManyWakes`` if it never rests.
  public func doWhatIsDue() throws {
    let clock = graph.clock
    guard let next = clock.nextPending, next <= clock.time + 1e-9 else { return }
    try advance(to: clock.time)
  }
}

extension ScreenClock {
  /// When code goes on that waits, or what waits for an animation to end; nil if nothing does.
  fileprivate var nextPending: Double? {
    [host?.next(of: self), nextEvent].compactMap(\.self).min()
  }

  /// What waits for the clock, in words.
  fileprivate var pending: [String] {
    (host?.pending(of: self) ?? []) + (nextEvent == nil ? [] : ["ends of animations"])
  }
}

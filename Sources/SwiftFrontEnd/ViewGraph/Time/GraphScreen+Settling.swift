/// Running a screen until nothing is pending (T10.25).
extension GraphScreen {
  /// Advances the clock until no code waits for it, and no completion for an animation.
  ///
  /// Timelines are no reason to continue: they show the time, and never end.
  ///
  /// - Parameter duration: The most seconds of the screen's clock.
  /// - Returns: Descriptions of pending work; empty if there is none.
  /// - Throws: ``NonTerminatingScreen``, ``TooManyTicks`` or ``TooManyWakes`` if something never
  ///   rests.
  public func settle(within duration: Double) throws -> [String] {
    let clock = graph.clock
    let end = clock.time + duration
    try settle()
    while let next = clock.nextPending, next <= end + 1e-9 { try advance(to: next) }
    return clock.pending
  }

  /// Resumes code that waits for no time at all, as a block dispatched for now does (T10.25).
  ///
  /// - Throws: ``NonTerminatingScreen`` or ``TooManyWakes`` if it never rests.
  public func doWhatIsDue() throws {
    let clock = graph.clock
    guard let next = clock.nextPending, next <= clock.time + 1e-9 else { return }
    try advance(to: clock.time)
  }
}

extension ScreenClock {
  /// The next time at which waiting code resumes, or a completion runs; nil for none.
  fileprivate var nextPending: Double? {
    [host?.next(of: self), nextEvent].compactMap(\.self).min()
  }

  /// Descriptions of the code that waits for the clock.
  fileprivate var pending: [String] {
    (host?.pending(of: self) ?? []) + (nextEvent == nil ? [] : ["ends of animations"])
  }
}

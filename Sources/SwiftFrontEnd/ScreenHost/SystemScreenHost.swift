public import ViewGraph

/// The host of screens whose views are code, on this machine: clock, tasks and timers (T10.6).
@MainActor
public final class SystemScreenHost: ScreenHosting {
  /// The only one: a program has one main thread.
  public static let shared = SystemScreenHost()

  private init() {}

  /// The number of turns without events after which a screen rests while tasks go on.
  public var quietTurns: Int { MainQueueDrain.quietTurns }

  /// Runs code of a screen, which sees the screen's clock.
  public func within<Result>(
    _ clock: ScreenClock,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try VirtualClock.within(clock, body)
  }

  /// The machine's time, in seconds since the beginning of 2001.
  public var machineTime: Double { VirtualClock.machineTime }

  /// Follows the clock that code sees, if that has moved.
  public func follow(_ clock: ScreenClock) { VirtualClock.follow(clock) }

  /// The time at which waiting code goes on; nil if none waits.
  public func next(of clock: ScreenClock) -> Double? { VirtualClock.next(of: clock) }

  /// Returns descriptions of the waits of a screen's code, each once; empty if none waits.
  public func pending(of clock: ScreenClock) -> [String] { VirtualClock.pending(of: clock) }

  /// Lets the code go on that waits for the present.
  public func wakeCode(of clock: ScreenClock) -> String? { VirtualClock.wakeCode(of: clock) }

  /// Runs what waits on the main thread; false where its loop is not at hand.
  public func turn() -> Bool { MainQueueDrain.turn() }

  /// Waits until the blocks waiting on the main thread have run.
  public func turn() async { await MainQueueDrain.turn() }

  /// Waits for what code of a screen does on other queues.
  public func waitForWork(of clock: ScreenClock) async { await VirtualClock.waitForWork(of: clock) }

  /// Lets other threads work for a moment, in milliseconds, and runs the blocks they have sent
  /// here.
  public func run(for duration: Double) { MainQueueDrain.run(for: duration) }

  /// Waits for other threads, in milliseconds.
  public func wait(for duration: Int) async { await MainQueueDrain.wait(for: duration) }
}

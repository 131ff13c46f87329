/// What goes on around the screens of a program by itself, and what the time is to their code.
///
/// Screens whose views are no code, such as those of spec files, have none.
@MainActor
public protocol ScreenHosting: AnyObject {
  /// Runs code of a screen, which sees the screen's clock.
  func within<Result>(_ clock: ScreenClock, _ body: () throws -> Result) rethrows -> Result

  /// The machine's time, in seconds since the beginning of 2001.
  var machineTime: Double { get }

  /// Follows the clock that code sees, if that has moved.
  func follow(_ clock: ScreenClock)

  /// When code that waits goes on; nil if none waits.
  func next(of clock: ScreenClock) -> Double?

  /// What code of a screen waits by, in words, each once; empty if none waits.
  func pending(of clock: ScreenClock) -> [String]

  /// Lets the code go on that waits for the present.
  ///
  /// - Returns: What it has waited for, the last one; nil if none has.
  func wakeCode(of clock: ScreenClock) -> String?

  /// How many turns in which nothing happens make a screen rest while tasks go on.
  var quietTurns: Int { get }

  /// Runs what waits on the main thread; false where its loop is not at hand.
  func turn() -> Bool

  /// Waits until what is waiting on the main thread has run.
  func turn() async

  /// Waits for what code of a screen does on other queues.
  func waitForWork(of clock: ScreenClock) async

  /// Lets other threads work for a moment, in milliseconds, and runs what they have sent here.
  func run(for duration: Double)

  /// Waits for other threads, in milliseconds.
  func wait(for duration: Int) async
}

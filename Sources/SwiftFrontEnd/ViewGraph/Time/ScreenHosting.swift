/// The host of a program's screens: runs their code and provides its clock.
///
/// Screens without code, such as those of spec files, have none.
@MainActor
public protocol ScreenHosting: AnyObject {
  /// Runs code of a screen, which sees the screen's clock.
  func within<Result>(_ clock: ScreenClock, _ body: () throws -> Result) rethrows -> Result

  /// The real time, in seconds since the beginning of 2001.
  var machineTime: Double { get }

  /// Advances the clock that code sees to a screen's clock.
  func follow(_ clock: ScreenClock)

  /// The next time at which waiting code resumes; nil for none.
  func next(of clock: ScreenClock) -> Double?

  /// The calls with which code of a screen waits, each once; empty if none waits.
  func pending(of clock: ScreenClock) -> [String]

  /// Resumes code that is due.
  ///
  /// - Returns: The last call with which it has waited; nil if none has.
  func wakeCode(of clock: ScreenClock) -> String?

  /// The number of turns without a change after which a screen rests while tasks are running.
  var quietTurns: Int { get }

  /// Runs waiting work on the main thread; false if its loop is not available.
  func turn() -> Bool

  /// Waits until waiting work on the main thread has run.
  func turn() async

  /// Waits for the work of a screen's code on other queues.
  func waitForWork(of clock: ScreenClock) async

  /// Lets other threads work for a moment, in milliseconds, and runs the work that they send here.
  func run(for duration: Double)

  /// Waits for other threads, in milliseconds.
  func wait(for duration: Int) async
}

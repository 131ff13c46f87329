internal import CScreenClock
internal import Synchronization
package import ViewGraph

/// The time that code of screens sees: dates, clocks, timers and waits follow the clock of the
/// screen that runs it (T10.6).
@MainActor
public enum VirtualClock {
  /// The code that sees the clock of a screen.
  public enum Reach: Sendable {
    /// All of the program, from the first screen on.
    case program
    /// The code that a screen runs, while it does.
    case screen
    /// None: the machine's time goes on.
    case none
  }

  /// The code that sees the clock of a screen.
  public static var reach = Reach.screen
  /// The clock that code sees now.
  private static var current: ScreenClock?
  private static var isReady = false
  /// When the next timer fires that earlier screens have left in the loop of the main thread, which all
  /// share.
  private static var earlierTimer = Double.infinity
  /// When the timer fires that the clock is to be moved for.
  private static var awaitedTimer = Double.infinity
  /// Whether timers have fired since the last screen has begun.
  private static var hasFiredTimers = false
  /// The events that wait for their times.
  private nonisolated static let waiting = Mutex(CodeEvents())

  /// Lets code see the time at which screens begin, before there is one.
  ///
  /// - Parameter start: Seconds since the beginning of 2001.
  public static func begin(at start: Double) {
    guard reach == .program else { return }
    getReady()
    espalier_clock_set(0, start, 0)
    espalier_clock_enter(true)
    (earlierTimer, awaitedTimer, hasFiredTimers) = (espalier_clock_next_timer(), .infinity, false)
  }

  /// Runs code of a screen.
  package static func within<Result>(
    _ clock: ScreenClock,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard reach != .none, !clock.isReal else { return try body() }
    getReady()
    let outer = current
    current = clock
    show(clock)
    espalier_clock_enter(reach == .program)
    defer {
      if reach == .screen {
        current = outer
        if let outer { show(outer) } else { espalier_clock_leave() }
      }
    }
    return try body()
  }

  /// Follows the clock that code sees, if that has moved.
  static func follow(_ clock: ScreenClock) { if current === clock { show(clock) } }

  /// The time at which waiting code goes on; nil if none waits.
  static func next(of clock: ScreenClock) -> Double? {
    guard reach != .none, !clock.isReal else { return nil }
    let event = waiting.withLock { $0.next(of: clock.number) }
    // Timers are set to dates, which are rounded.
    let timer = (espalier_clock_next_timer() * 1e6).rounded() / 1e6
    if current === clock { awaitedTimer = timer }
    let next = current === clock ? min(event ?? .infinity, timer) : event ?? .infinity
    return next.isFinite ? next : nil
  }

  /// Returns descriptions of the waits of a screen's code, each once; empty if none waits.
  static func pending(of clock: ScreenClock) -> [String] {
    guard reach != .none, !clock.isReal else { return [] }
    let timer = espalier_clock_next_timer()
    let hasTimers = current === clock && timer.isFinite && (hasFiredTimers || timer != earlierTimer)
    return waiting.withLock { $0.names(of: clock.number) } + (hasTimers ? ["timers"] : [])
  }

  /// Resumes the code whose waits end at the current time.
  ///
  /// - Returns: A description of the last wait that ended; nil if none did.
  static func wakeCode(of clock: ScreenClock) -> String? {
    let due = waiting.withLock { $0.takeDue(of: clock.number, at: clock.time) }
    for event in due { espalier_clock_fire(event.event) }
    if current === clock, awaitedTimer <= clock.time + 1e-6 {
      (awaitedTimer, hasFiredTimers) = (.infinity, true)
    }
    waitForWork()
    return due.last?.name
  }

  /// Waits for the work of tasks and queues off the main actor, except for work that has taken too
  /// long already.
  static func waitForWork() {
    guard isReady else { return }
    for _ in 0..<mostPauses {
      if espalier_clock_wait_for_work(pause) { return }
      // It may wait for the main thread.
      MainQueueDrain.run(for: 0)
    }
    espalier_clock_give_up_work()
  }

  /// The same while no code of the screen runs, in a job of the main queue.
  static func waitForWork(of clock: ScreenClock) async {
    guard isReady, reach != .none, !clock.isReal else { return }
    for _ in 0..<(mostPauses * Int(pause)) {
      if within(clock, { espalier_clock_wait_for_work(0) }) { return }
      await MainQueueDrain.wait(for: 1)
    }
    within(clock) { espalier_clock_give_up_work() }
  }

  /// The number of times that tasks have left for other executors.
  static var workCount: UInt64 { espalier_clock_work_count() }

  /// For how many milliseconds the program waits for what takes long at a time, and how often.
  private static let (pause, mostPauses): (Int32, Int) = (100, 20)

  /// The machine's time, in seconds since the beginning of 2001.
  public nonisolated static var machineTime: Double { espalier_real_time() }

  /// Whether code has asked the main thread to sleep, which it has not done; asked once.
  public static func takeRefusedSleep() -> Bool { espalier_clock_take_refused_sleep() }

  /// Whether something has been fetched by Foundation's requests.
  package nonisolated static var hasRequests: Bool { espalier_clock_has_requests() }

  private static func show(_ clock: ScreenClock) {
    espalier_clock_set(Int64(clock.number), clock.start, clock.time)
  }

  private static func getReady() {
    guard !isReady else { return }
    isReady = true
    followEvents()
  }

  /// Takes the events of all threads.
  private nonisolated static func followEvents() {
    espalier_clock_set_scheduler { clock, time, wait, event in
      let name =
        switch wait {
        case ESPALIER_WAIT_SLEEP: "sleeping tasks"
        case ESPALIER_WAIT_SOURCE: "timer sources"
        default: "blocks for later"
        }
      VirtualClock.waiting.withLock { $0.append(event, named: name, of: Int(clock), at: time) }
    }
  }
}

/// The waits of code, in the order in which they end.
private struct CodeEvents: Sendable {
  struct Event: Sendable {
    let event: UInt
    let name: String
    /// The number of the clock; 0 if there was none.
    let clock: Int
    let time: Double
  }

  private var events: [Event] = []

  mutating func append(_ event: UInt, named name: String, of clock: Int, at time: Double) {
    // Times that are meant to be the same may differ in their last bits.
    let time = (time * 1e9).rounded() / 1e9
    let place = events.firstIndex { $0.time > time } ?? events.endIndex
    events.insert(Event(event: event, name: name, clock: clock, time: time), at: place)
  }

  func next(of clock: Int) -> Double? {
    events.first { $0.clock == clock || $0.clock == 0 }?.time
  }

  func names(of clock: Int) -> [String] {
    var names: [String] = []
    for event in events where event.clock == clock || event.clock == 0 {
      if !names.contains(event.name) { names.append(event.name) }
    }
    return names
  }

  mutating func takeDue(of clock: Int, at time: Double) -> [Event] {
    let isDue = { (event: Event) in
      (event.clock == clock || event.clock == 0) && event.time <= time + 1e-9
    }
    let due = events.filter(isDue)
    events.removeAll(where: isDue)
    return due
  }
}

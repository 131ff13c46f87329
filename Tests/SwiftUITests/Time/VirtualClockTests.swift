import Foundation
import LayoutCore
import ScreenHost
import Testing
import ViewGraph

@testable import SwiftUI

/// What code of screens takes for the time (T10.6).
@MainActor
@Suite struct VirtualClockTests {
  private let record = Record()

  /// A screen that notes when something happens, in thousandths of a second.
  private func screen(_ act: @escaping @MainActor (Record) -> Void) -> GraphScreen {
    let record = record
    return SwiftUITests.screen(Text("a").onAppear { act(record) })
  }

  private static func now() -> String {
    "\((Date().timeIntervalSinceReferenceDate * 1000).rounded() / 1000)"
  }

  // T10.6
  @Test func datesAreThoseOfTheScreen() throws {
    var time = HostTime()
    time.start = Date(timeIntervalSinceReferenceDate: 1000)
    let record = record
    let view = TimelineView(.periodic(from: time.start, by: 1)) { context in
      let _ = record.note("\(Self.now()) \(context.date.timeIntervalSinceReferenceDate)")
      Text("a")
    }
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer(),
      time: time
    )
    try screen.advance(to: 1)
    #expect(record.values == ["1000.0 1000.0", "1001.0 1001.0"])
    // Other code sees the machine's.
    #expect(Date().timeIntervalSinceReferenceDate > 700_000_000)
  }

  // T10.6
  @Test func clocksOfTasksAreThatOfTheScreen() throws {
    var instants: [ContinuousClock.Instant] = []
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 2.5)
    let view = TimelineView(schedule) { _ in
      let _ = instants.append(.now)
      Text("a")
    }
    let screen = SwiftUITests.screen(view)
    try screen.advance(to: 2.5)
    #expect(instants.count == 2)
    #expect(instants[1] - instants[0] == .seconds(2.5))
  }

  // T10.6
  @Test func blocksForLaterAreForTheScreensLater() throws {
    let queue = DispatchQueue(label: "other")
    nonisolated(unsafe) var isDone = false
    let screen = screen { _ in
      queue.asyncAfter(deadline: .now() + 0.5) { isDone = true }
    }
    try screen.advance(to: 0.49)
    #expect(!isDone)
    try screen.advance(to: 0.5)
    queue.sync {}
    #expect(isDone)
  }

  // T10.6
  @Test func whatOtherQueuesDoForTheScreenFollowsItsClock() throws {
    let (first, second) = (DispatchQueue(label: "first"), DispatchQueue(label: "second"))
    nonisolated(unsafe) var times: [Double] = []
    let note: @Sendable () -> Void = { times.append(Date().timeIntervalSinceReferenceDate) }
    let screen = screen { _ in
      first.async {
        note()
        second.asyncAfter(deadline: .now() + 0.5) {
          note()
          first.asyncAfter(deadline: .now() + 0.25) { note() }
        }
      }
    }
    // On a busy machine other threads take their time.
    try screen.settle()
    first.sync {}
    #expect(times == [0])
    try screen.advance(to: 0.49)
    #expect(times == [0])
    try screen.advance(to: 0.5)
    second.sync {}
    #expect(times == [0, 0.5])
    try screen.advance(to: 0.75)
    first.sync {}
    #expect(times == [0, 0.5, 0.75])
    // What is none of the screen's has the machine's time.
    first.async(execute: note)
    first.sync {}
    #expect(times.last.map { $0 > 700_000_000 } == true)
  }

  // T10.6
  @Test func whatWaitsElsewhereFollowsItsOwnScreen() throws {
    let (queue, gate) = (DispatchQueue(label: "other"), DispatchSemaphore(value: 0))
    nonisolated(unsafe) var times: [Double] = []
    let first = screen { _ in
      queue.async {
        // Only while the other screen is the one whose code runs.
        gate.wait()
        times.append(Date().timeIntervalSinceReferenceDate)
        queue.asyncAfter(deadline: .now() + 0.5) {
          times.append(Date().timeIntervalSinceReferenceDate)
        }
      }
    }
    try first.settle()
    let view = TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) {
      if $0.date.timeIntervalSinceReferenceDate > 5 {
        let _ = gate.signal()
        let _ = queue.sync {}
      }
      Text("b")
    }
    let second = SwiftUITests.screen(view)
    try second.advance(to: 10)
    #expect(times == [0])
    try second.advance(to: 11)
    #expect(times == [0])
    try first.advance(to: 0.5)
    queue.sync {}
    #expect(times == [0, 0.5])
  }

  // T10.6
  @Test func whatNeverEndsHoldsUpNoOther() throws {
    let gate = DispatchSemaphore(value: 0)
    let first = screen { _ in
      Task.detached { gate.waitForTests() }
    }
    try first.settle()
    nonisolated(unsafe) var isDone = false
    let second = screen { _ in
      Task.detached { isDone = true }
    }
    try second.settle()
    #expect(isDone)
    gate.signal()
  }

  // T10.6
  @Test func whatQueuesBringIsWaitedFor() async throws {
    let record = record
    let screen = screen { _ in
      DispatchQueue.global().async {
        usleep(60_000)
        DispatchQueue.main.async { record.note("done") }
      }
    }
    try await screen.settled()
    #expect(record.values == ["done"])
  }

  // T10.6
  @Test func tasksSleepUntilTheClockWakesThem() async throws {
    let screen = screen { record in
      Task {
        try? await Task.sleep(for: .seconds(1000))
        record.note("awake")
      }
    }
    try screen.settle()
    // The task is in the hands of the main queue.
    for _ in 0..<10 { await Task.yield() }
    try screen.advance(to: 1)
    #expect(record.values.isEmpty)
  }

  // T10.4
  @Test func eventsHaveAnEnd() throws {
    let begun = DispatchSemaphore(value: 0)
    let screen = screen { _ in
      Task.detached {
        begun.signal()
        while true { try? await Task.sleep(for: .milliseconds(1)) }
      }
    }
    try screen.settle()
    // On a busy machine other threads take their time.
    #expect(begun.wait(timeout: .now() + 600) == .success)
    try screen.settle()
    #expect(throws: TooManyWakes.self) { try screen.advance(to: 100) }
  }
}

extension DispatchSemaphore {
  /// Keeps the thread, as code does that should not.
  fileprivate func waitForTests() { wait() }
}

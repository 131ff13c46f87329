import Testing
import ViewGraph

@testable import SwiftUI

/// Which moments timelines show; a screen appears at the reference date (V7.13).
@MainActor
@Suite struct TimelineTests {
  /// A timeline that notes what it shows.
  private func timeline(_ schedule: some TimelineSchedule, _ record: Record) -> some SwiftUI.View {
    TimelineView(schedule) { context in
      let _ = record.note("\(context.date.timeIntervalSinceReferenceDate)")
      Text("shown")
    }
  }

  private func shown(_ schedule: some TimelineSchedule, at time: Double = 0) throws -> [String] {
    let record = Record()
    let screen = screen(timeline(schedule, record))
    try screen.advance(to: time)
    return record.values
  }

  private func dates(_ seconds: [Double]) -> [Date] {
    seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private func periodic(_ start: Double, by interval: Double) -> PeriodicTimelineSchedule {
    .periodic(from: Date(timeIntervalSinceReferenceDate: start), by: interval)
  }

  // V7.13
  @Test func itIsTheLatestTick() throws {
    #expect(try shown(periodic(-95, by: 60)) == ["-35.0"])
    #expect(try shown(.explicit(dates([-20, -10, 10]))) == ["-10.0"])
    #expect(try shown(.explicit(dates([10, 20]))) == ["10.0"])
    #expect(try shown(.everyMinute) == ["0.0"])
  }

  // T7.1; a timeline that begins 12 seconds after the schedule, looked at 17.9 seconds later.
  @Test func entriesAreShownWhenTheyCome() throws {
    #expect(try shown(periodic(-12, by: 10), at: 8) == ["-2.0", "8.0"])
    #expect(try shown(periodic(-12, by: 10), at: 17.9) == ["-2.0", "8.0"])
    #expect(try shown(.explicit(dates([0, 1, 1.5])), at: 9) == ["0.0", "1.0", "1.5"])
    #expect(try shown(.everyMinute, at: 130) == ["0.0", "60.0", "120.0"])
    #expect(try shown(.animation(paused: true), at: 1) == ["0.0"])
  }

  // T10.13
  @Test func animationsHaveSixtyFramesASecond() throws {
    let values = try shown(.animation, at: 1)
    #expect(values.count == 61)
    #expect(values.last == "1.0")
    #expect(try shown(.animation(minimumInterval: 0.25), at: 1).count == 5)
  }

  // T7.1; a thousand million entries lie before the moment.
  @Test func aScheduleOfSmallStepsIsNotBehind() throws {
    let values = try shown(periodic(0, by: 1e-9), at: 1)
    let last = try #require(values.last.flatMap(Double.init))
    #expect(abs(last - 1) < 1e-6)
  }

  // T7.1
  @Test func aScheduleThatDoesNotGoAheadBeginsAnewWithEachFrame() throws {
    for interval in [0, -1, Double.nan] {
      let values = try shown(.animation(minimumInterval: interval), at: 0.5)
      #expect(values.count == 31)
      #expect(values.last == "0.5")
      #expect(try shown(periodic(0, by: interval), at: 0.5).last == "0.5")
    }
  }

  @Test func onlyTheContentIsEvaluatedAtATick() throws {
    let record = Record()
    let view = VStack {
      timeline(periodic(0, by: 1), record)
      ForEach(0..<100) { Text(verbatim: "\($0)") }
    }
    let screen = screen(view)
    try screen.settle()
    let before = screen.graph.evaluationCount
    try screen.advance(to: 3)
    #expect(record.values.count == 4)
    #expect(screen.graph.evaluationCount - before <= 3)
  }

  @Test func itDoesNotMatterHowOftenTheScreenIsLookedAt() throws {
    let record = Record()
    let screen = screen(timeline(.animation, record))
    for time in [0.1, 0.35, 0.35, 0.2, 1] { try screen.advance(to: time) }
    #expect(record.values == (try shown(.animation, at: 1)))
  }

  @Test func aTimelineThatHasLeftChangesNoMore() throws {
    let record = Record()
    let screen = screen(Leaving(content: timeline(periodic(0, by: 1), record), record: record))
    try screen.advance(to: 1.5)
    record.action?()
    try screen.advance(to: 5)
    #expect(record.values == ["0.0", "1.0"])
  }

  @Test func whatTicksTooOftenIsAnError() throws {
    #expect(throws: TooManyTicks.self) { try shown(.animation, at: 601) }
  }

  /// A timeline whose content and schedule depend on state.
  private struct Changing: SwiftUI.View {
    let record: Record
    var changesSchedule = false
    @SwiftUI.State private var count = 0
    @SwiftUI.State private var interval = 0.5

    var body: some SwiftUI.View {
      let _ = record.action = { if changesSchedule { interval = 0.75 } else { count += 1 } }
      TimelineView(.animation(minimumInterval: interval)) { context in
        let _ = record.note("\(context.date.timeIntervalSinceReferenceDate) \(count)")
        Text("shown")
      }
    }
  }

  // T7.5
  @Test func whatElseChangesDoesNotMoveTheEntries() throws {
    let record = Record()
    let screen = screen(Changing(record: record))
    try screen.advance(to: 0.3)
    record.action?()
    try screen.advance(to: 1.2)
    #expect(record.values == ["0.0 0", "0.0 1", "0.5 1", "1.0 1"])
  }

  // T7.5
  @Test(arguments: [0.3, 0.5])
  func anotherScheduleBeginsWhenItComes(time: Double) throws {
    let record = Record()
    let screen = screen(Changing(record: record, changesSchedule: true))
    try screen.advance(to: time)
    record.action?()
    try screen.advance(to: time + 0.8)
    #expect(record.values.suffix(2) == ["\(time) 0", "\(time + 0.75) 0"])
  }

  private struct Leaving<Content: SwiftUI.View>: SwiftUI.View {
    let content: Content
    let record: Record
    @SwiftUI.State private var isShown = true

    var body: some SwiftUI.View {
      let _ = record.action = { isShown = false }
      if isShown { content }
    }
  }
}

import Testing

@testable import SwiftUI

/// Which moment timelines show; that of the screen is the reference date (V7.13).
@MainActor
@Suite struct TimelineTests {
  private func shown(_ schedule: some TimelineSchedule) throws -> [String] {
    try HostedView(
      TimelineView(schedule) { Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)") }
    ).texts()
  }

  private func dates(_ seconds: [Double]) -> [Date] {
    seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  // V7.13
  @Test func itIsTheLatestTick() throws {
    let start = Date(timeIntervalSinceReferenceDate: -95)
    #expect(try shown(.periodic(from: start, by: 60)) == ["-35.0"])
    #expect(try shown(.explicit(dates([-20, -10, 10]))) == ["-10.0"])
    #expect(try shown(.explicit(dates([10, 20]))) == ["10.0"])
    #expect(try shown(.everyMinute) == ["0.0"])
  }
}

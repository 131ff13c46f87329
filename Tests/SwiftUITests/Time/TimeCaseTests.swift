import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// The cases of gestures and timelines in `time-cases.json`.
@MainActor
@Suite struct TimeCaseTests {
  /// A case of the file.
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    // Read once from a file, and never changed.
    let input: [String: Any]
    let expected: Any
    let tolerance: Double
    let id: String

    var testDescription: String { id }

    func number(_ key: String) -> Double? { input[key] as? Double }

    nonisolated static func of(_ operation: String) -> [Case] {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let file = tests.appendingPathComponent("AnimationCoreTests/time-cases.json")
      guard let data = try? Data(contentsOf: file),
        let all = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      else { return [] }
      return all.compactMap { object in
        guard let input = object["input"] as? [String: Any], input["op"] as? String == operation,
          let id = object["id"] as? String, let expected = object["expect"]
        else { return nil }
        return Case(
          input: input,
          expected: expected,
          tolerance: object["tolerance"] as? Double ?? 0,
          id: id
        )
      }
    }
  }

  // T9.2, T9.3, T9.4
  @Test(arguments: Case.of("Gesture.succeeds"))
  func fingersMeanWhatTheyShould(given: Case) throws {
    let record = Record()
    let count = given.input["count"] as? Int ?? 1
    let gesture: AnyGesture<Void>
    switch try #require(given.input["gesture"] as? String) {
    case "tap": gesture = AnyGesture(TapGesture(count: count))
    case "longPress": gesture = AnyGesture(LongPressGesture().map { _ in })
    case "drag":
      let distance = given.number("minimumDistance") ?? 10
      gesture = AnyGesture(DragGesture(minimumDistance: distance).map { _ in })
    case let other:
      Issue.record("no gesture \(other)")
      return
    }
    let finger = try Finger(Color.red.gesture(gesture.onEnded { record.note("ended") }))
    let touches =
      given.input["taps"] as? [[Double]]
      ?? [[given.number("downAt") ?? 0, given.number("upAt") ?? 0.1]]
    for touch in touches {
      try finger.down(10, at: touch[0])
      try finger.move(10 + (given.number("distance") ?? 0))
      try finger.up(at: touch[1])
    }
    #expect(record.values.isEmpty != (given.expected as? Bool))
  }

  // T9.4
  @Test(
    arguments: Case.of("DragGesture.predictedEndTranslation") + Case.of("DragGesture.velocity")
  )
  func dragsGoOnForAQuarterOfASecond(given: Case) throws {
    let location = try #require(given.input["location"] as? [Double])
    let velocity = try #require(given.input["velocity"] as? [Double] ?? given.expected as? [Double])
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0),
      location: CGPoint(x: location[0], y: location[1]),
      startLocation: .zero,
      velocity: CGSize(width: velocity[0], height: velocity[1])
    )
    let end = try #require(
      given.input["predictedEndLocation"] as? [Double] ?? given.expected as? [Double]
    )
    let predicted = value.predictedEndTranslation
    #expect(abs(predicted.width - end[0]) <= given.tolerance)
    #expect(abs(predicted.height - end[1]) <= given.tolerance)
    #expect(abs(value.predictedEndLocation.x - end[0]) <= given.tolerance)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// Does something with a schedule.
  private func withSchedule<Result>(
    _ given: Any?,
    _ body: (any TimelineSchedule) throws -> Result
  ) throws -> Result {
    if given as? String == "everyMinute" { return try body(EveryMinuteTimelineSchedule()) }
    let object = try #require(given as? [String: Any])
    if let dates = object["explicit"] as? [Double] {
      return try body(ExplicitTimelineSchedule(dates.map { date($0) }))
    }
    if let numbers = object["periodic"] as? [String: Double] {
      return try body(
        PeriodicTimelineSchedule(
          from: date(try #require(numbers["from"])),
          by: try #require(numbers["by"])
        )
      )
    }
    let numbers = try #require(object["animation"] as? [String: Any])
    return try body(
      AnimationTimelineSchedule(
        minimumInterval: numbers["minimumInterval"] as? Double,
        paused: numbers["paused"] as? Bool ?? false
      )
    )
  }

  // T7.2
  @Test(arguments: Case.of("TimelineSchedule.entries"))
  func schedulesHaveEntries(given: Case) throws {
    let expected = try #require(given.expected as? [Double])
    let mode: TimelineScheduleMode =
      given.input["mode"] as? String == "lowFrequency" ? .lowFrequency : .normal
    let count = try #require(given.input["count"] as? Int)
    let start = date(try #require(given.number("from")))
    func entries(_ schedule: some TimelineSchedule) -> [Date] {
      Array(schedule.entries(from: start, mode: mode).prefix(count))
    }
    let found = try withSchedule(given.input["schedule"]) { entries($0) }
      .map(\.timeIntervalSinceReferenceDate)
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) { #expect(abs(one - other) <= given.tolerance) }
  }

  // T7.1
  @Test(arguments: Case.of("TimelineView.date"))
  func timelinesShowTheLatestEntry(given: Case) throws {
    let start = try #require(given.number("appearsAt"))
    var last: Date?
    func shown(_ schedule: some TimelineSchedule) -> AnyView {
      AnyView(
        TimelineView(schedule) { context in
          let _ = last = context.date
          Text("a")
        }
      )
    }
    var time = HostTime()
    time.start = date(start)
    let screen = ViewHost.screen(
      try withSchedule(given.input["schedule"]) { shown($0) },
      in: LayoutScene(tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer(),
      time: time
    )
    try screen.advance(to: try #require(given.number("at")) - start)
    let found = try #require(last).timeIntervalSinceReferenceDate
    let expected = try #require(given.expected as? Double)
    #expect(abs(found - expected) <= given.tolerance)
  }
}

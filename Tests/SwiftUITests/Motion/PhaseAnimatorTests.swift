import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Views that go through phases (T8.1 – T8.3).
@MainActor
@Suite struct PhaseAnimatorTests {
  private struct Jumper: SwiftUI.View {
    let phases: [Double]
    let isTriggered: Bool
    let record: Record
    var animation: SwiftUI.Animation? = .linear(duration: 1)
    @SwiftUI.State private var trigger = 0

    var body: some SwiftUI.View {
      let _ = record.action = { trigger += 1 }
      if isTriggered {
        PhaseAnimator(phases, trigger: trigger) {
          shown($0)
        } animation: { _ in
          animation
        }
      } else {
        PhaseAnimator(phases) {
          shown($0)
        } animation: { _ in
          animation
        }
      }
    }

    private func shown(_ phase: Double) -> some SwiftUI.View {
      let _ = record.note("\(phase)")
      return square(.red, "red", width: 40, height: 40).offset(y: CGFloat(phase))
    }
  }

  /// How far down the square is shown at a time; the trigger changes at others.
  private func place(
    _ phases: [Double],
    triggers: [Double]?,
    at time: Double,
    _ record: Record = Record()
  ) throws -> Double {
    let view = Jumper(phases: phases, isTriggered: triggers != nil, record: record)
    let screen = movingScreen(view)
    try screen.settle()
    for trigger in triggers ?? [] where trigger <= time {
      try screen.advance(to: trigger)
      record.action?()
      try screen.settle()
    }
    try screen.advance(to: time)
    return try #require(screen.shown().view(withID: "red")).frame.minY - 80
  }

  // time-cases.json: phase-loop-…, phase-trigger-done, phase-equal-skipped.
  @Test(arguments: [(0.0, 0.0), (0.25, -25), (1.25, -75), (2.25, -25)])
  func itGoesRoundAndRound(time: Double, expected: Double) throws {
    #expect(abs(try place([0, -100], triggers: nil, at: time) - expected) < 1e-6)
  }

  @Test func itGoesRoundOnceForATrigger() throws {
    #expect(abs(try place([0, -100], triggers: [1], at: 1.5) + 50) < 1e-6)
    #expect(abs(try place([0, -100], triggers: [1], at: 3.5)) < 1e-6)
  }

  @Test func aPhaseThatMovesNothingIsSkipped() throws {
    #expect(abs(try place([0, -100, -100], triggers: [0], at: 1.5) + 50) < 1e-6)
  }

  @Test func itRestsWhereNothingMoves() throws {
    let record = Record()
    let screen = movingScreen(
      Jumper(phases: [0, 0, 0], isTriggered: false, record: record)
    )
    try screen.advance(to: 10)
    #expect(record.values.count <= 8)
  }

  @Test func withoutAnimationsItRestsInTheFirstPhase() throws {
    let record = Record()
    let screen = movingScreen(
      Jumper(phases: [0, -100], isTriggered: false, record: record, animation: nil)
    )
    try screen.advance(to: 10)
    #expect(try screen.shown().view(withID: "red")?.frame.minY == 80)
  }

  @Test func anotherTriggerBeginsAnew() throws {
    // At 1.5 the square is half way back; from there it goes to the second phase again.
    let before = try place([0, -100], triggers: [0, 1.5], at: 1.5)
    #expect(abs(before + 50) < 1e-6)
    #expect(abs(try place([0, -100], triggers: [0, 1.5], at: 5)) < 1e-6)
  }

  private struct Growing: SwiftUI.View {
    let record: Record
    @SwiftUI.State private var count = 2

    var body: some SwiftUI.View {
      let _ = record.action = { count = count == 1 ? 2 : 1 }
      PhaseAnimator(0..<count) { phase in
        square(.red, "red", width: 40, height: 40).offset(y: CGFloat(phase) * 100)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func itGoesRoundAgainWhenThereAreMorePhasesAgain() throws {
    let record = Record()
    let screen = movingScreen(Growing(record: record))
    for time in [0.5, 3] {
      try screen.advance(to: time)
      record.action?()
      try screen.settle()
    }
    try screen.advance(to: 3.5)
    let place = try #require(screen.shown().view(withID: "red")).frame.minY
    #expect(abs(place - 130) < 1e-6)
  }
}

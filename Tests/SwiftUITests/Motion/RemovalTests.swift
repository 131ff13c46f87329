import Testing
import ViewGraph

@testable import SwiftUI

/// What waits until nothing moves any more (T2.12).
@MainActor
@Suite struct RemovalTests {
  /// When something is done that waits for an animation which another one replaces at a time.
  private func time(
    of first: SwiftUI.Animation,
    _ criteria: AnimationCompletionCriteria,
    replacedBy second: SwiftUI.Animation = .linear(duration: 1),
    at change: Double,
    _ stage: MotionStage
  ) throws -> Double? {
    let notes = Record()
    withAnimation(first, completionCriteria: criteria) {
      stage.toggle()
    } completion: {
      notes.note("\(stage.screen.graph.clock.time)")
    }
    try stage.screen.advance(to: change)
    withAnimation(second) { stage.toggle() }
    try stage.screen.advance(to: 8)
    #expect(notes.values.count == 1)
    return notes.values.first.flatMap(Double.init)
  }

  private func expect(_ time: Double?, _ expected: Double) throws {
    #expect(abs(try #require(time) - expected) < 1e-6)
  }

  // Both animations are one motion, which is over with the second.
  @Test func itWaitsForWhatReplacesItsAnimation() throws {
    for (first, change, end) in [
      (SwiftUI.Animation.linear(duration: 1), 0.5, 1.5), (.linear(duration: 5), 0.25, 1.25),
      (.linear(duration: 1).repeatForever(), 0.25, 1.25),
    ] {
      let effect = try MotionStage { turned($0) }
      try expect(time(of: first, .removed, at: change, effect), end)
      let place = try MotionStage { isOn in
        square(.red, "red", width: 20, height: 20).padding(.leading, isOn ? 50 : 0)
      }
      try expect(time(of: first, .removed, at: change, place), end)
    }
  }

  @Test func aViewThatComesBackIsWaitedFor() throws {
    let stage = try MotionStage { isOn in
      ZStack { if !isOn { square(.red, "red", width: 20, height: 20) } }
    }
    try expect(time(of: .linear(duration: 1), .removed, at: 0.5, stage), 1.5)
  }

  @Test func whatIsAsGoodAsDoneIsNotDelayed() throws {
    let stage = try MotionStage { turned($0) }
    try expect(time(of: .linear(duration: 1), .logicallyComplete, at: 0.5, stage), 1)
  }

  // What begins to move once its own has come to rest is another motion.
  @Test func whatBeginsLaterIsNotWaitedFor() throws {
    let stage = try MotionStage { turned($0) }
    let end = try time(
      of: .linear(duration: 1),
      .removed,
      replacedBy: .linear(duration: 3),
      at: 2,
      stage
    )
    try expect(end, 1)
  }
}

import Testing
import ViewGraph

@testable import SwiftUI

/// Animations of an app's own that are made of others (T4.8).
@MainActor
@Suite struct CustomAnimationTests {
  /// As another animation.
  private struct Wrapped: CustomAnimation {
    let base: SwiftUI.Animation

    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    func velocity<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }

    func shouldMerge<V: VectorArithmetic>(
      previous: SwiftUI.Animation,
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> Bool {
      guard let last = previous.base as? Wrapped else { return false }
      return base.shouldMerge(previous: last.base, value: value, time: time, context: &context)
    }
  }

  /// Where a view is at times if an animation goes forth and another one back after 0.2 seconds.
  private func places(_ animation: SwiftUI.Animation) throws -> [Double] {
    let stage = try MotionStage { turned($0) }
    withAnimation(animation) { stage.toggle() }
    try stage.screen.advance(to: 0.2)
    withAnimation(animation) { stage.toggle() }
    return try [0.25, 0.3, 0.5, 1].map { try #require(try stage.degrees(at: $0)) }
  }

  @Test(
    arguments: [
      SwiftUI.Animation.smooth, .bouncy, .linear(duration: 1),
      .linear(duration: 0.3).repeatForever(), .spring(response: 1, dampingFraction: 0),
    ]
  )
  func whatIsMadeOfAnotherMovesAsThat(animation: SwiftUI.Animation) throws {
    let (own, base) = (
      try places(SwiftUI.Animation(Wrapped(base: animation))), try places(animation)
    )
    for (first, second) in zip(own, base) { #expect(abs(first - second) < 1e-6) }
  }

  // T2.12: a spring is as good as done after its response, which nobody searches for.
  @Test func itIsAsGoodAsDoneWhenItsBaseIs() throws {
    let notes = Record()
    let stage = try MotionStage { turned($0) }
    let spring = SwiftUI.Animation.spring(response: 0.4, dampingFraction: 1)
    withAnimation(SwiftUI.Animation(Wrapped(base: spring))) {
      stage.toggle()
    } completion: {
      notes.note("done")
    }
    try stage.screen.advance(to: 0.39)
    #expect(notes.values.isEmpty)
    try stage.screen.advance(to: 0.41)
    #expect(notes.values == ["done"])
  }

  @Test func anAnimationHasABase() {
    #expect(SwiftUI.Animation(Wrapped(base: .smooth)).base is Wrapped)
  }

  private struct DirectionReading: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      return time < 1 ? value.scaled(by: isMirrored ? 0.75 : 0.25) : nil
    }
  }

  @Test(arguments: [false, true])
  func theEnvironmentIsTheViews(isWrapped: Bool) throws {
    let own = SwiftUI.Animation(DirectionReading())
    let stage = try MotionStage { isOn in
      turned(isOn).environment(\.layoutDirection, .rightToLeft)
    }
    withAnimation(isWrapped ? SwiftUI.Animation(Wrapped(base: own.delay(0.1))) : own) {
      stage.toggle()
    }
    #expect(abs(try #require(try stage.degrees(at: 0.5)) - 75) < 1e-9)
  }

  /// Counts in its state how often it has moved something.
  private struct Counting: CustomAnimation {
    struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }

    var seconds = 1.0

    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count.self] += 1
      return time < seconds ? value.scaled(by: Double(context.state[Count.self]) / 1000) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: SwiftUI.Animation,
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> Bool { true }
  }

  // 30 calls by 0.1 seconds, one for each step before, and one for the time itself (T10.4).
  @Test(arguments: [false, true])
  func whatIsKeptSurvivesBetweenCallsAndIntoAMerge(isWrapped: Bool) throws {
    let own = SwiftUI.Animation(Counting())
    let animation = isWrapped ? SwiftUI.Animation(Wrapped(base: own)) : own
    let stage = try MotionStage { turned($0) }
    withAnimation(animation) { stage.toggle() }
    #expect(abs(try #require(try stage.degrees(at: 0.1)) - 3.1) < 1e-9)
    withAnimation(animation) { stage.toggle() }
    // The change is none now: back where it began, by way of nothing.
    #expect(abs(try #require(try stage.degrees(at: 0.2))) < 1e-9)
    withAnimation(animation) { stage.toggle() }
    // 31 calls by the first merge, 30 more by the second, one more for each, and 30 after it.
    #expect(abs(try #require(try stage.degrees(at: 0.3)) - 9.2) < 0.11)
  }

  /// Never ends, in different ways.
  private struct Endless: CustomAnimation {
    let asks: SwiftUI.Animation
    let moment: Double

    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      // Now late, now early: nothing may be followed from its beginning again.
      let isEven = Int(time * 300) % 2 == 0
      let place = isEven ? time * moment : max(0, 5 - time)
      return asks.animate(value: value, time: place, context: &context) ?? value
    }
  }

  // T3.13: after a minute of the animation its end is looked for no further. The limit is for what never
  // ends; the cases wait for the main actor beside all other tests.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      SwiftUI.Animation.smooth, .spring(response: 0.1, dampingFraction: 0), .linear,
      .linear.repeatForever(), .spring(response: 0.1, dampingFraction: 0).repeatForever(),
      .spring.repeatCount(3).speed(1e9),
    ]
  )
  func whatNeverEndsIsNotFollowedForEver(base: SwiftUI.Animation) throws {
    let stage = try MotionStage { turned($0) }
    withAnimation(SwiftUI.Animation(Endless(asks: base, moment: 1000))) {
      stage.toggle()
    } completion: {
      // Whoever waits for it has its end looked for.
    }
    #expect(try #require(try stage.degrees(at: 0.5)).isFinite)
    #expect(try #require(try stage.degrees(at: 1e7)).isFinite)
  }

  // T4.5: what is taken over is what both together have made of the change.
  @Test func aSpringInsideTakesOverFromSeveral() throws {
    func places(_ last: SwiftUI.Animation) throws -> [Double] {
      let stage = try MotionStage { turned($0) }
      for (time, animation) in [(0.0, SwiftUI.Animation.linear(duration: 1)), (0.2, .linear)] {
        try stage.screen.advance(to: time)
        withAnimation(animation) { stage.toggle() }
      }
      try stage.screen.advance(to: 0.3)
      withAnimation(last) { stage.toggle() }
      return try [0.3, 0.31, 0.5].map { try #require(try stage.degrees(at: $0)) }
    }
    let own = try places(SwiftUI.Animation(Forward(base: .smooth)))
    for (first, second) in zip(own, try places(.smooth)) { #expect(abs(first - second) < 1e-6) }
  }

  /// Asks another animation whether it takes over from whatever there is.
  private struct Forward: CustomAnimation {
    let base: SwiftUI.Animation

    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    func shouldMerge<V: VectorArithmetic>(
      previous: SwiftUI.Animation,
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> Bool {
      base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
  }

  // T4.3: whatever moved before, also the framework's own spring.
  @Test(arguments: [SwiftUI.Animation.bouncy, .linear(duration: 1), .spring(response: 2)])
  func aSpringInsideTakesOverFromWhatIsNotAnApps(previous: SwiftUI.Animation) throws {
    func places(_ last: SwiftUI.Animation) throws -> [Double] {
      let stage = try MotionStage { turned($0) }
      withAnimation(previous) { stage.toggle() }
      try stage.screen.advance(to: 0.2)
      withAnimation(last) { stage.toggle() }
      return try [0.2, 0.25, 0.5].map { try #require(try stage.degrees(at: $0)) }
    }
    let own = try places(SwiftUI.Animation(Forward(base: .smooth)))
    for (first, second) in zip(own, try places(.smooth)) { #expect(abs(first - second) < 1e-6) }
  }
}

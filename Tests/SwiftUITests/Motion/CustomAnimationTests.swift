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
}

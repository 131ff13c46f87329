import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Transitions with animations of their own, and views that come back (T6.2, T6.6).
@MainActor
@Suite struct OwnAnimationTests {
  /// What is done to a view of 100 points that a flag brings or takes, at a time.
  private func effects(_ stage: MotionStage, at time: Double) throws -> (x: Double, opacity: Double)
  {
    try stage.screen.advance(to: time)
    let result = try stage.screen.shown()
    let coming = result.views.flatMap { result.motionEffects(ofView: $0.index) }
    let leaving = ([nil] + result.views.map(Optional.some)).flatMap { container in
      result.leavingViews(in: container).flatMap { views in
        views.views.flatMap { views.result.motionEffects(ofView: $0) }
      }
    }
    var (x, opacity) = (0.0, 1.0)
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    for effect in coming + leaving {
      if case .opacity(let value) = effect { opacity *= value }
      x += effect.effect(on: frame, direction: .leftToRight)?.transform.tx ?? 0
    }
    return (x, opacity)
  }

  private func stage(_ transition: AnyTransition, isThere: Bool) throws -> MotionStage {
    try MotionStage { isOn in
      ZStack {
        if isOn != isThere {
          square(.red, "red", width: 100, height: 50).transition(transition)
        }
      }
    }
  }

  private let fade = SwiftUI.Animation.linear(duration: 4)

  // A quarter of the way of a second, and a sixteenth of that of four.
  @Test func anAnimationIsOfItsOwnTransitionOnly() throws {
    for transition in [
      AnyTransition.move(edge: .leading)
        .combined(with: .opacity.animation(fade)),
      AnyTransition(MoveTransition(edge: .leading).combined(with: .opacity.animation(fade))),
    ] {
      let stage = try stage(transition, isThere: false)
      withAnimation(.linear(duration: 1)) { stage.toggle() }
      let (x, opacity) = try effects(stage, at: 0.25)
      #expect(abs(x + 75) < 1e-9)
      #expect(abs(opacity - 0.0625) < 1e-9)
    }
  }

  @Test func theOtherHalfHasTheAnimationAround() throws {
    for transition in [
      AnyTransition.asymmetric(
        insertion: .opacity.animation(fade),
        removal: .move(edge: .leading)
      ),
      AnyTransition(
        AsymmetricTransition(
          insertion: OpacityTransition().animation(fade),
          removal: MoveTransition(edge: .leading)
        )
      ),
    ] {
      let stage = try stage(transition, isThere: true)
      withAnimation(.linear(duration: 1)) { stage.toggle() }
      #expect(abs(try effects(stage, at: 0.25).x + 25) < 1e-9)
    }
  }

  // T6.6: an animation around two transitions is of both, but for one that has its own.
  @Test func anAnimationAroundIsOfAllInside() throws {
    let stage = try stage(
      AnyTransition.move(edge: .leading).combined(with: .opacity.animation(fade))
        .animation(.linear(duration: 2)),
      isThere: false
    )
    withAnimation(.linear(duration: 1)) { stage.toggle() }
    let (x, opacity) = try effects(stage, at: 0.5)
    #expect(abs(x + 75) < 1e-9)
    #expect(abs(opacity - 0.125) < 1e-9)
  }

  // T6.2, T4.5: p = a − a · b for the parts of the way out and back, from 0 to 100 points.
  @Test(arguments: [(0.5, 50), (0.75, 56.25), (1, 50), (1.25, 25), (1.5, 0)])
  func aViewThatComesBackGoesOnFromWhereItIs(time: Double, x: Double) throws {
    let stage = try stage(.offset(x: 100, y: 0), isThere: true)
    withAnimation(.linear(duration: 1)) { stage.toggle() }
    try stage.screen.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { stage.toggle() }
    #expect(abs(try effects(stage, at: time).x - x) < 1e-9)
  }
}

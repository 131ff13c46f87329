import Testing
import ViewGraph

@testable import SwiftUI

/// Actions within actions (T5.2): what the inner one says counts, be it that there is nothing.
@MainActor
@Suite struct InnerTransactionTests {
  private let linear = SwiftUI.Animation.linear(duration: 1)

  @Test func noAnimationIsSomethingToo() throws {
    for inner in [
      { (body: () -> Void) in withTransaction(Transaction(animation: nil), body) },
      { body in withTransaction(\.animation, nil, body) },
      { body in withAnimation(nil, body) },
    ] {
      let stage = try MotionStage { turned($0) }
      withAnimation(linear) { inner { stage.toggle() } }
      #expect(try stage.degrees(at: 0.25) == 100)
    }
  }

  @Test func whatIsNotSaidIsAsOutside() throws {
    let stage = try MotionStage { turned($0) }
    withAnimation(linear) { withTransaction(\.isContinuous, true) { stage.toggle() } }
    #expect(abs(try #require(try stage.degrees(at: 0.25)) - 25) < 1e-9)
  }

  @Test func animationsCanBeLetInAgain() throws {
    for (outer, inner, degrees) in [(true, false, 25.0), (false, true, 100), (true, nil, 100)] {
      let stage = try MotionStage { isOn in turned(isOn).animation(linear, value: isOn) }
      withTransaction(\.disablesAnimations, outer) {
        guard let inner else { return withTransaction(Transaction()) { stage.toggle() } }
        withTransaction(\.disablesAnimations, inner) { stage.toggle() }
      }
      #expect(abs(try #require(try stage.degrees(at: 0.25)) - degrees) < 1e-9)
    }
  }

  private struct Bound: SwiftUI.View {
    let record: Record
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let still = $isOn.transaction(Transaction(animation: nil))
      let _ = record.action = { still.wrappedValue.toggle() }
      turned(isOn)
    }
  }

  @Test func aBindingMaySayThatThereIsNone() throws {
    let record = Record()
    let screen = movingScreen(Bound(record: record))
    try screen.settle()
    withAnimation(linear) { record.action?() }
    try screen.advance(to: 0.25)
    #expect(
      try screen.shown().views.contains { view in
        view.modifiers.contains {
          if case .rotationEffect(degrees: 100, _)? = $0.content { true } else { false }
        }
      }
    )
  }
}

import Testing
import ViewGraph

@testable import SwiftUI

/// When springs are done that took over the motion of others (T2.12, T3.10, T4.3).
@MainActor
@Suite struct RetargetedSpringTests {
  private struct Stage: SwiftUI.View {
    let record: Record
    let isEffect: Bool
    @SwiftUI.State private var x: CGFloat = 0

    var body: some SwiftUI.View {
      let _ = record.action = { x = x == 0 ? 100 : 40 }
      square(.red, "red", width: 20, height: 20)
        .offset(x: isEffect ? x : 0)
        .padding(.leading, isEffect ? 0 : x)
        .frame(width: 200, alignment: .leading)
    }
  }

  // From 0 to 100, after 0.2 seconds to 40: by another program of T3.9 the spring rests at 1.3533 seconds. One
  // that began there would rest sooner.
  @Test(arguments: [true, false])
  func whatWaitsForItsEndIsDoneThen(isEffect: Bool) throws {
    let record = Record()
    let screen = movingScreen(Stage(record: record, isEffect: isEffect))
    let spring = SwiftUI.Animation.spring(response: 0.5, dampingFraction: 0.7)
    try screen.settle()
    withAnimation(spring) { record.action?() }
    try screen.advance(to: 0.2)
    withAnimation(spring, completionCriteria: .removed) {
      record.action?()
    } completion: {
      record.note("done")
    }
    try screen.advance(to: 1.35)
    #expect(record.values == [])
    try screen.advance(to: 1.36)
    #expect(record.values == ["done"])
  }
}

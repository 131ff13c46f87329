import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// The velocity of what a finger drags, handed to the spring that follows (T4.9).
@MainActor
@Suite struct VelocityMotionTests {
  private struct Dragged<Content: SwiftUI.View>: SwiftUI.View {
    let animation: SwiftUI.Animation
    let content: (CGFloat) -> Content
    @SwiftUI.State private var x: CGFloat = 0

    var body: some SwiftUI.View {
      SwiftUI.Color.clear
        .overlay { content(x) }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { x = $0.translation.width }
            .onEnded { _ in withAnimation(animation) { x = 0 } }
        )
    }
  }

  /// Where what has been dragged to 40 points, at 125 points a second by T9.6, is a tenth of a second
  /// after it is let go.
  private func place<Content: SwiftUI.View>(
    _ animation: SwiftUI.Animation,
    heldFor pause: Double,
    @SwiftUI.ViewBuilder _ content: @escaping (CGFloat) -> Content
  ) throws -> Double {
    let finger = try Finger(Dragged(animation: animation, content: content))
    try finger.down(100)
    for (time, x) in [(0.1, 110.0), (0.2, 120), (0.3, 140)] { try finger.move(x, at: time) }
    try finger.up(at: 0.3 + pause)
    try finger.go(to: 0.4 + pause)
    let view = try #require(try finger.screen.shown().view(withID: "red"))
    return view.frame.minX - 90
  }

  private let spring = SwiftUI.Animation.spring(response: 0.5, dampingFraction: 1)

  /// A critically damped oscillator of response 0.5 a tenth of a second after it was at 40 points.
  private func expected(_ velocity: Double) -> Double {
    let frequency = 2 * Double.pi / 0.5
    return (40 + (velocity + frequency * 40) * 0.1) * 0.284609543336  // e to the −0.4 π
  }

  // 0.998 to the power of 500 is 0.367510, of 2000 nothing is known any more.
  @Test(arguments: [(0.0, 125.0), (0.5, 45.9387), (2.1, 0)])
  func anOffsetGoesOnAsFastAsTheFinger(pause: Double, velocity: Double) throws {
    let place = try place(spring, heldFor: pause) {
      square(.red, "red", width: 20, height: 20).offset(x: $0)
    }
    #expect(abs(place - expected(velocity)) < 0.1)
  }

  @Test func aPlaceGoesOnAsFastAsTheFinger() throws {
    let place = try place(spring, heldFor: 0) {
      square(.red, "red", width: 20, height: 20).position(x: 100 + $0, y: 50)
    }
    #expect(abs(place - expected(125)) < 0.1)
  }

  private struct Mover: SwiftUI.ViewModifier, @preconcurrency Animatable {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some SwiftUI.View { content.offset(x: x) }
  }

  @Test func dataOfTheUsersGoOnAsFastAsTheFinger() throws {
    let place = try place(spring, heldFor: 0) {
      square(.red, "red", width: 20, height: 20).modifier(Mover(x: $0))
    }
    #expect(abs(place - expected(125)) < 0.1)
  }

  @Test func aCurveBeginsAtRest() throws {
    let place = try place(.linear(duration: 1), heldFor: 0) {
      square(.red, "red", width: 20, height: 20).offset(x: $0)
    }
    #expect(abs(place - 36) < 1e-9)
  }

  @Test func onlyWhoAsksForItIsFollowed() throws {
    struct Stage: SwiftUI.View {
      let record: Record
      @SwiftUI.State private var x: CGFloat = 0
      var body: some SwiftUI.View {
        let _ = record.action = { x += 10 }
        square(.red, "red", width: 20, height: 20).offset(x: x)
      }
    }
    func place(_ tracksVelocity: Bool) throws -> Double {
      let record = Record()
      let screen = movingScreen(Stage(record: record))
      try screen.settle()
      var transaction = SwiftUI.Transaction()
      transaction.tracksVelocity = tracksVelocity
      for step in 0...2 {
        try screen.advance(to: Double(step) / 10)
        withTransaction(transaction) { record.action?() }
        try screen.settle()
      }
      withAnimation(spring) { record.action?() }
      try screen.advance(to: 0.3)
      return try #require(try screen.shown().view(withID: "red")).frame.minX - 90
    }
    // From 30 to 40 points, at 100 points a second: what is left of 10 points, and 40.
    let rest = (-10 + (100 - 2 * Double.pi / 0.5 * 10) * 0.1) * 0.284609543336
    #expect(abs(try place(true) - (40 + rest)) < 0.1)
    let still = (-10 - 2 * Double.pi / 0.5 * 10 * 0.1) * 0.284609543336
    #expect(abs(try place(false) - (40 + still)) < 0.1)
  }
}
